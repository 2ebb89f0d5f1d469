import type { Action, Colour, Land, Noble, Pile, Rubble, Space, Street } from './data.ts'
import type { DecreeData } from './decree-data.ts'
import type { BuildingData, CardData, ClergyData, PlanData } from './sets.ts'

/** Why he cannot do a Noble action (LI-8.22, LI-8.24, LI-8.25). */
export type LacerdaObstacle = 'noHouseLeft' | 'noLandLeft' | 'noDecreeLeft' | 'noSpaceLeft' | 'noBuildingLeft'

/** What Lacerda decides, each with the number of the rule and what decided, so that a person can check him. */
export type LacerdaEvent =
  | {
      readonly type: 'lacerdaSetUp'
      readonly rule: 'LI-8.4'
      readonly card: CardData
      readonly assistant: Pile
    }
  | {
      readonly type: 'lacerdaBuildingSetUp'
      readonly rule: 'LI-8.5'
      readonly assistant: Pile
      readonly building: BuildingData
      readonly space: Space
      readonly next: BuildingData | null
      /** By kind: they leave the game. */
      readonly cubes: readonly number[]
    }
  /** Treasury cards on the way are ignored. */
  | {
      readonly type: 'lacerdaCourtierSetUp'
      readonly rule: 'LI-8.6'
      readonly ignored: readonly CardData[]
      readonly card: CardData | null
      readonly noble: Noble
    }
  | { readonly type: 'lacerdaCourtierMoved'; readonly rule: 'LI-8.9'; readonly from: Noble; readonly to: Noble }
  /** Which of the noble's two State actions: the pile under the assistant decides. */
  | {
      readonly type: 'lacerdaStateChosen'
      readonly rule: 'LI-8.10'
      readonly noble: Noble
      readonly assistant: Pile
      readonly action: Action
      /** Why it cannot be done; null if it is. */
      readonly why: string | null
    }
  /** By colour: what the two top plans need; null where a stack is empty. */
  | {
      readonly type: 'lacerdaPlan'
      readonly rule: 'LI-8.15'
      readonly plan: PlanData
      readonly officials: readonly (number | null)[]
      readonly why: 'moreOfficials' | 'tieBlue' | 'onlyOne'
    }
  /** By noble: his officials before; `offices` get one each. */
  | {
      readonly type: 'lacerdaRecruits'
      readonly rule: 'LI-8.16'
      readonly before: readonly number[]
      readonly offices: readonly Noble[]
      readonly why: 'fewest' | 'tieLeft' | 'lastOfficial'
    }
  /** Influence of his ships, and of your portfolio. */
  | {
      readonly type: 'lacerdaInfluence'
      readonly rule: 'LI-8.17' | 'LI-8.20'
      readonly ships: number
      readonly portfolio: number
    }
  | {
      readonly type: 'lacerdaTile'
      readonly rule: 'LI-8.19'
      readonly at: number
      readonly tile: ClergyData
    }
  | { readonly type: 'lacerdaNoTile'; readonly rule: 'LI-8.19' }
  | {
      readonly type: 'lacerdaFavor'
      readonly rule: 'LI-8.21'
      readonly noble: Noble
      /** Those he lacked. */
      readonly lacked: readonly Noble[]
    }
  | {
      readonly type: 'lacerdaPays'
      readonly rule: 'LI-8.11' | 'LI-8.27'
      readonly noble: Noble
      readonly base: number
      readonly rivals: number
      readonly influence: number
      readonly wigs: number
      /** What he could not pay. */
      readonly unpaid: number
    }
  | {
      readonly type: 'lacerdaNobleSkipped'
      readonly rule: 'LI-8.11'
      readonly noble: Noble
      readonly why: LacerdaObstacle
    }
  | {
      readonly type: 'lacerdaStore'
      readonly rule: 'LI-8.22'
      readonly land: Land
      readonly street: Street
      readonly wigs: number
      /** All the land that gives as many wigs, in the order of the tie-break. */
      readonly equal: readonly Land[]
      readonly why: 'mostWigs' | 'tieLeft' | 'tieUp' | 'noWigs'
    }
  /** `kind` and `from` are null without a cube. By kind: what lay at the row and at the column. */
  | {
      readonly type: 'lacerdaCube'
      readonly rule: 'LI-8.23'
      readonly kind: Rubble | null
      readonly from: 'row' | 'column' | null
      readonly row: readonly number[]
      readonly column: readonly number[]
      readonly why: 'cheapest' | 'columnFirst' | 'noCube'
    }
  | { readonly type: 'lacerdaDecrees'; readonly rule: 'LI-8.24'; readonly decrees: readonly DecreeData[] }
  | {
      readonly type: 'lacerdaBuilding'
      readonly rule: 'LI-8.25'
      readonly colour: Colour
      readonly building: BuildingData
      readonly space: Space
      /** By colour: the best difference with its top building; null where a stack is empty. */
      readonly best: readonly (number | null)[]
      /** Every place that reaches it, clockwise. */
      readonly equal: readonly Space[]
      readonly assistant: Pile
      readonly why: 'better' | 'assistant' | 'onlyOne'
    }
  | { readonly type: 'lacerdaFollows'; readonly rule: 'LI-8.27'; readonly noble: Noble }
  | {
      readonly type: 'lacerdaDoesNotFollow'
      readonly rule: 'LI-8.27'
      readonly noble: Noble
      readonly why: 'cannotPay' | LacerdaObstacle
    }
  | {
      readonly type: 'lacerdaDiscards'
      readonly rule: 'LI-8.12'
      readonly pile: Pile
      readonly card: CardData | null
      readonly next: CardData | null
    }
  | {
      readonly type: 'lacerdaAssistantMoved'
      readonly rule: 'LI-8.13'
      readonly from: Pile
      readonly to: Pile
      /** Empty ones on the way. */
      readonly skipped: readonly Pile[]
    }
  | { readonly type: 'lacerdaRubble'; readonly rule: 'LI-8.28'; readonly cubes: number }
