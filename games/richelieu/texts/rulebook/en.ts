import { blockMakers, type Rulebook } from '@eminence/kernel'
import { en, reward } from '../en.ts'
import { exampleBoxes, type RulebookPicture } from '../pictures.ts'
import { rulings } from '../rulings/en.ts'
import { sheetTable } from '../tables.ts'

const { text, rule, rules, list, table, example, drawnExample: box, picture } = blockMakers<RulebookPicture>(' ')
const { sheets, options, neutrals } = en

const head = {
  sheet: 'Sheet',
  faction: 'Faction',
  spaces: 'Spaces',
  first: 'First',
  second: 'Second',
  cardinal: 'Cardinal',
}

export const rulebook: Rulebook = {
  sections: [
    {
      title: 'The game in short',
      blocks: [
        text(
          'France in the days of Louis XIII. Cardinal Richelieu holds the kingdom together; England, the Habsburgs, the Protestants and half of the French nobility conspire against him.',
          'You are a noble without firm principles: you put agents into intrigues for and against the Cardinal, and profit from whichever side prevails.',
        ),
        text(
          'Three intrigues lie open at any time, each with a Richelieu sheet and an opposing sheet. As soon as one of the two sheets has all five spaces taken, the agents on both are turned up and the stronger side wins.',
          'Of the players who helped the winning side, the two who did most are rewarded, and the best of them keeps the sheet. After 13 intrigues whoever has the most points wins.',
        ),
        text('Three things give the game its flavour:'),
        list(
          'Most agents lie face down, and two of your ten are worth −2: an agent on a sheet may well be there to ruin it.',
          'A free space shows your agent to everybody; a secret costs money.',
          'The Cardinal walks along the prestige track. Whoever is behind him has two actions in a turn, everybody else only one.',
        ),
      ],
    },
    {
      title: 'Components and setup',
      blocks: [
        text(
          'There are 26 intrigue sheets: 13 of Richelieu with a red back, and 13 opposing ones with a yellow back (England 4, France, Habsburg and Protestants 3 each). Besides them there are 40 agents, 10 jewels, money in louis, three pieces (the Cardinal, the Queen and the Grey Eminence) and, for each player, a screen and a marker on each of three tracks.',
        ),
        picture({ name: 'agents' }, 'The ten agents of a player: two −2, three 1, three 2 and two 3, together 11.'),
        picture(
          { name: 'sheet', sheet: 'E1' },
          `A sheet, here “${sheets.E1}”: five spaces with their prices; below them the reward for the first, the reward for the second, and how far the Cardinal goes if this sheet wins.`,
        ),
        rule(
          'RI-1.1',
          'The red and the yellow sheets are shuffled separately. Each of the three boxes gets one red sheet in its upper half and one yellow sheet in its lower half, face up. The other ten of each colour are the two face-down decks.',
        ),
        rule(
          'RI-1.2',
          'Behind your screen you have your ten agents (your hand), 7 louis and 2 jewels. In the city lie 2 jewels and no agents.',
          'Your markers begin on prestige 0, military 0 and income 1; the Cardinal begins on 7 of the prestige track; Queen and Grey Eminence are in their palaces.',
        ),
        rule('RI-1.3', 'The start player is drawn by lot; then the turn passes round the table.'),
        rule(
          'RI-1.4',
          'With two players each of you also holds seven agents of a neutral colour: one −2, three 1 and three 2. The section on two players tells what for.',
        ),
        rule('RI-1.5', 'Everybody has a colour. Colours have no meaning in play.'),
      ],
    },
    {
      title: 'Your turn',
      blocks: [
        rule('RI-2.1', 'The players take turns one after the other until the game ends.'),
        rule(
          'RI-2.2',
          'When your turn begins, look at the prestige track. If you are behind the Cardinal, you have two actions; if you are level with him or ahead, you have one.',
        ),
        picture(
          { name: 'prestige', prestige: [3, 6, 7, 11], cardinal: 7 },
          'The Cardinal is on 7. A and B are behind him and have two actions; C is level with him, D is ahead, and both have one.',
        ),
        rule('RI-2.5', 'These are the actions:'),
        table(
          ['Action', 'What you do', 'How often in a turn'],
          ['A Income', 'take money from the bank', 'once'],
          ['B Place an agent', 'put an agent on a free space and pay its price', 'twice, the second for 2 louis more'],
          ['C Commission', 'pay and move forward on the military track; only behind the Cardinal', 'once'],
          ['D Jewel', 'sell one for 5 louis or buy one for 8', 'once: a sale or a purchase'],
        ),
        rules(
          [
            'RI-2.3',
            'The number of actions is fixed when the turn begins. If you overtake the Cardinal with the first, you still have the second.',
          ],
          [
            'RI-2.4',
            'Compare totals: a player who has gone round the track and has the 30+ tile is ahead of a Cardinal who has not.',
          ],
          ['RI-2.6', 'You must take the first action; the second you may leave out.'],
          ['RI-2.7', 'If nothing is possible as second action, your turn ends.'],
          ['RI-2.8', 'If an action starts a resolution, that is finished with all its consequences before you go on.'],
          [
            'RI-2.9',
            'After the actions, with two players, comes the neutral agent; then it is the next player’s turn.',
          ],
        ),
      ],
    },
    {
      title: 'Action A: income',
      blocks: [
        rule('RI-3.1', 'Take as many louis as the number of the space on which your income marker stands.'),
        rule('RI-3.2', 'The bank never runs out.'),
        example('Your income marker is on 3: you take 3 louis.'),
      ],
    },
    {
      title: 'Action B: placing an agent',
      blocks: [
        rule(
          'RI-4.1',
          'Choose any free space of any sheet, pay the number printed on it, and put one agent from your hand there.',
        ),
        rule(
          'RI-4.2',
          'The second agent that you place by action in the same turn costs 2 louis more, wherever it goes. Agents that you put down by a reward and neutral agents cost nothing and do not count for this.',
        ),
        rule(
          'RI-4.3',
          'On a 1, 2 or 3 the agent lies face down: everybody sees whose it is, only its owner knows the value.',
        ),
        rule('RI-4.4', 'On a 0 it lies face up, and everybody sees the value at once.'),
        box(
          exampleBoxes.placing,
          'On the upper sheet C has paid 2, and B’s 2 lies openly on a 0. On the lower one B has paid 3 for the leftmost space, and A’s 3 lies openly on the 0.',
          'If you now take the second space of the lower sheet, you pay 2, or 4 if it is your second placement in this turn. Three more agents would fill that sheet.',
        ),
        rules(
          ['RI-4.5', 'You need an agent in hand and the money; there is no credit.'],
          [
            'RI-4.6',
            'You may have any number of agents on a sheet, agents on both sheets of a box, and agents in all boxes.',
          ],
          ['RI-4.7', 'Your agents on sheets stay there: you can neither take them back nor move them.'],
          [
            'RI-4.8',
            'After a placement you first take agents back, if your hand is empty now; then the box is resolved, if the sheet is full now.',
          ],
        ),
        rule(
          'RI-4.9',
          'Taking agents back: when you have put your last agent on a sheet, all your agents in the city come back into your hand. The agent just placed stays. Since this happens before the resolution that it may start, the agents of that resolution go to the city and wait there for the next time.',
        ),
        rule(
          'RI-4.10',
          'If your hand is empty and none of your agents is in the city, you cannot place. As soon as a resolution brings agents of yours to the city, they come back to you at once.',
        ),
      ],
    },
    {
      title: 'Actions C and D: commissions and jewels',
      blocks: [
        rule(
          'RI-5.1',
          'Commission: move your military marker one space forward, pay the number of the space that it enters, and take the bonus shown there, if any.',
        ),
        rule(
          'RI-5.2',
          'You may do this only if you are behind the Cardinal at that moment, are not on the last space, and have the money.',
        ),
        picture(
          { name: 'tracks', income: [1, 3, 2, 5], military: [0, 2, 3, 6] },
          'The income and the military track. B’s next commission costs 3, C’s costs 4 and brings 1 prestige.',
        ),
        rule('RI-5.3', 'Sell a jewel: put it in the city and take 5 louis.'),
        rule('RI-5.4', 'Buy a jewel: pay 8 louis and take one from the city, if there is one.'),
        text('A jewel that you still own at the end is worth 4 points, so selling one is a loan at a price.'),
      ],
    },
    {
      title: 'Resolving an intrigue',
      blocks: [
        rule(
          'RI-6.1',
          'A box is resolved as soon as all five spaces of one of its two sheets are taken by agents or pieces. The other sheet need not be full; it may even be empty.',
        ),
        rule('RI-6.2', 'Turn up all agents on both sheets.'),
        rule(
          'RI-6.3',
          'Add up the values on each sheet, −2 included. The Queen on the Richelieu sheet and the Grey Eminence on the opposing sheet count 3. The prices of the spaces do not matter any more.',
        ),
        rule('RI-6.4', 'The side with the higher total wins; a tie goes to Richelieu.'),
        rule(
          'RI-6.5',
          'Now only the winning sheet counts. Your contribution is the sum of your agents on it; only a sum above 0 is ranked. Queen and Grey Eminence belong to nobody.',
        ),
        rule(
          'RI-6.6',
          'Rank the contributions. Of two equal ones the player is ahead whose leftmost agent stands further left.',
        ),
        rule(
          'RI-6.7',
          'The first in rank gets the first reward and takes the sheet; the second gets the second reward; all others get nothing. Rewards for which nobody is ranked are lost.',
        ),
        rule(
          'RI-6.8',
          'Then the Cardinal moves by the number on the winning sheet: forward if Richelieu has won, back if an opposing faction has. He never goes below 0.',
        ),
        rule(
          'RI-6.9',
          'If Richelieu has won and the Cardinal is now behind the player who was first, he moves up to that player’s space.',
        ),
        rule('RI-6.10', 'He, too, may go round the track: after 29 comes 30.'),
        rule('RI-6.11', 'The losing sheet leaves the game, and who supported it gets nothing.'),
        rule(
          'RI-6.12',
          'All agents from both sheets go to the city, where they lie face up. Queen and Grey Eminence go from this box to their palaces.',
        ),
        rule(
          'RI-6.13',
          'Turn up the next red and the next yellow sheet in this box. When the decks are empty, it stays empty: the last three intrigues are resolved without replacement.',
        ),
        rule('RI-6.19', 'After the 13th resolution the game is over at once, even in the middle of a turn.'),
        box(
          exampleBoxes.resolved,
          `The lower sheet, “${sheets.E1}”, is full: 2 + 3 + 2 + 1 + 1 = 9. Richelieu has 3 − 2 + 2 = 3, so England wins.`,
          'A has contributed 5, B 3 and D 1. A gets 3 prestige and moves one space on the income track, and takes the sheet. B gets 3 prestige and 3 louis. D gets nothing, nor do those on the Richelieu sheet. The Cardinal goes back 2, and all eight agents go to the city.',
        ),
      ],
    },
    {
      title: 'The eight rewards',
      blocks: [
        table(
          ['Reward', 'What it does', 'Rule'],
          ['Prestige', 'so many spaces forward on the prestige track', 'RI-8.4'],
          ['Money', 'so many louis from the bank', 'RI-8.1'],
          ['Income', 'so many spaces forward on the income track', 'RI-8.2'],
          ['Military', 'so many spaces forward on the military track, without paying, with all bonuses', 'RI-8.3'],
          ['Place an agent', 'put one of your agents on a free space, free of charge', 'RI-8.6'],
          ['Bribe', 'move somebody else’s agent to another free space', 'RI-8.7'],
          ['The Queen', 'put the Queen on a Richelieu sheet, or move her to another', 'RI-8.9'],
          ['The Grey Eminence', 'put him on an opposing sheet, or move him to another', 'RI-8.9'],
        ),
        rules(
          ['RI-8.1', 'Within a reward: prestige, money, income, military, in this order; then what asks for a choice.'],
          ['RI-8.2', 'The income track ends at 8; further steps are lost.'],
          [
            'RI-8.3',
            'On the military track you move step by step, and every bonus that you reach or pass is yours: one step of income or 1 prestige. The track ends at 8, and further steps are lost.',
          ],
          [
            'RI-8.4',
            'At 30 prestige you take the 30+ tile and begin the track again at 0, which now means 30. There is no upper limit.',
          ],
          [
            'RI-8.5',
            'The four rewards with a choice are optional. If there is nothing that you could choose, the reward is lost.',
          ],
          [
            'RI-8.6',
            'Place an agent: any free space of a box that is not locked (see Chains), without price or surcharge; face up on a 0, otherwise face down. If it was your last one, your agents come back from the city.',
          ],
          [
            'RI-8.7',
            'Bribe: the agent may go to another space of its sheet, to the other side, or to another box, but neither from nor into a locked box. On a 0 it is turned up; otherwise it stays as it lies. You do not look at a hidden agent, and nobody pays.',
          ],
          ['RI-8.8', 'Queen, Grey Eminence and your own agents cannot be bribed.'],
          [
            'RI-8.9',
            'The Queen goes from her palace to any Richelieu sheet, or from her sheet to a different one; the Grey Eminence does the same on opposing sheets. The price of the space is not paid. In a box that waits to be resolved the piece is locked, and the reward is lost.',
          ],
          ['RI-8.10', 'A piece on the fifth space fills the sheet like an agent.'],
          ['RI-8.11', 'If both players have something to choose, the first finishes before the second begins.'],
        ),
      ],
    },
    {
      title: 'Chains',
      blocks: [
        rule(
          'RI-6.14',
          'What a reward puts or moves comes at once, while the intrigue is still being resolved. If it fills another sheet, that box waits: first the present intrigue is finished, with rewards, Cardinal, clean-up and new sheets.',
        ),
        rules(
          ['RI-6.15', 'Several boxes that wait are resolved in the order in which they were filled.'],
          [
            'RI-6.16',
            'The box being resolved and those that wait are locked: no reward puts anything there or takes anything away. Only a Queen or Grey Eminence in the box being resolved, who has been counted already, may be sent on.',
          ],
          [
            'RI-6.17',
            'So two full sheets never face each other. If another component set made it possible, the box would be resolved once.',
          ],
          ['RI-6.18', 'In a chain others may have to choose, too; it remains your turn.'],
        ),
        example(
          `Box 1 is won with “${sheets.R08}”: A is first and may place an agent. A takes the last free space of the upper sheet in box 2, which now waits. B gets the second reward, the Cardinal moves, box 1 gets new sheets; only then is box 2 resolved.`,
        ),
      ],
    },
    {
      title: 'Two players',
      blocks: [
        text('Each of you holds seven agents of a neutral colour. The two colours are two neutral players.'),
        rule(
          'RI-7.1',
          'At the end of each of your turns you must put one of your neutral agents on a free space, free of charge: face up on a 0, otherwise face down, and then only you know its value.',
        ),
        rule(
          'RI-7.2',
          'It may not take the last free space of a sheet. If every sheet has only one left, you place none in this turn.',
        ),
        rule(
          'RI-7.3',
          'Neutral agents count for the strength of a side and, each colour by itself, in the ranking. A reward that a neutral player earns is lost, and nobody moves up for it; a player who is second behind a neutral one does get the second reward.',
        ),
        rule(
          'RI-7.4',
          'When the last neutral agent of a colour has been placed, all of that colour come back from the city to its holder. Without one in hand you skip this step.',
        ),
        rules(
          [
            'RI-7.5',
            'Neutral agents can be bribed, yours as well, and may be moved onto a last free space. The reward “place an agent” is for your own agents only.',
          ],
          ['RI-7.6', 'Neutral players have no markers, money or sheets, and no part in the scoring.'],
          ['RI-7.7', 'If the game ends during your actions, no neutral agent follows.'],
        ),
      ],
    },
    {
      title: 'End of the game and scoring',
      blocks: [
        rule('RI-9.1', 'The game ends at once when the last of the 13 intrigues is resolved.'),
        table(
          ['What', 'Points'],
          ['Prestige', 'its total'],
          ['Income and military track', 'the number of each space'],
          ['Most Richelieu sheets', '8'],
          ['Second most Richelieu sheets', '4'],
          ['One opposing faction: 1, 2, 3 or 4 sheets', '1, 4, 9 or 16'],
          ['Each jewel', '4'],
        ),
        rules(
          ['RI-9.2', 'Add the numbers of your income and your military space to your prestige.'],
          [
            'RI-9.3',
            'Tied for most Richelieu sheets: 4 points each, and nothing for second. Tied for second most: nothing.',
          ],
          ['RI-9.4', 'Without a Richelieu sheet you get nothing for them.'],
          [
            'RI-9.5',
            'Each opposing faction counts by itself: the square of your number of sheets. Only England can reach four.',
          ],
          ['RI-9.6', 'Jewels in the city and money bring no points.'],
          ['RI-9.7', 'The highest total wins; of equals who has more money, then who has more sheets.'],
          [
            'RI-9.8',
            'If for four whole rounds nothing is put or moved on any sheet, the game ends and is scored as it stands.',
          ],
        ),
        example(
          'At the end A has 3 Richelieu sheets and 1 of England; B has 2 of Richelieu, 3 of France and 1 of Habsburg; C has 2 of England and 1 of the Protestants.',
          'A gets 8 + 1 = 9 points for sheets, B 4 + 9 + 1 = 14, C 4 + 1 = 5.',
        ),
      ],
    },
    {
      title: 'Who sees what',
      blocks: [
        rule('RI-10.1', 'What is open and what is hidden:'),
        table(
          ['', 'Its owner', 'The others'],
          ['Agents in hand', 'sees them', 'see how many'],
          ['An agent face down on a sheet', 'sees its value', 'see its colour'],
          ['Agents in the city', 'sees them', 'see them'],
          ['Money and jewels', 'sees them', 'see only what is taken and paid'],
          ['Sheets won', 'sees them', 'see them'],
          ['The order of the decks', 'does not know it', 'do not know it'],
        ),
      ],
    },
    {
      title: 'Options',
      blocks: [
        text('These can be chosen when a table is opened:'),
        list(
          `“${options.neutralLastSpace.name}”: ${options.neutralLastSpace.help}`,
          `“${options.wonSheetsFaceDown.name}”: ${options.wonSheetsFaceDown.help}`,
          `“${options.hiddenMoney.name}”: ${options.hiddenMoney.help}`,
        ),
      ],
    },
    {
      title: 'Worked examples',
      blocks: [
        example(
          'Two placements. With your first action you put an agent on a 0: it costs nothing and lies face up. With your second you put one on a 1: 1 + 2 = 3 louis, face down. On a 3 it would have been 5.',
        ),
        example(
          'Commission. You are behind the Cardinal, your military marker is on 2: you pay 3 and move to 3, where there is no bonus. A later commission costs 4 and brings 1 prestige.',
        ),
        box(
          exampleBoxes.sidesTied,
          'A tie of the sides. Richelieu has 2 + 3 (the Queen) = 5, the full English sheet 3 + 2 + 1 + 1 − 2 = 5: Richelieu wins.',
          'A is the only one with a contribution, gets the first reward and takes the sheet; the second reward is lost.',
        ),
        box(
          exampleBoxes.ranksTied,
          'A tie of contributions. France wins. C has 1 + 2 = 3, A has 3, and D has −2 + 3 = 1. C’s leftmost agent stands on the second space, A’s on the third: C is first, A second.',
          'If D’s agent on the left were a 1, D would have 4 and be first, C second.',
        ),
        example(
          'Nobody positive. The Queen stands alone on the Richelieu sheet (3); the opposing sheet is full with −2, −2, 1, 1, 2 (0). Richelieu wins, nobody is ranked: no rewards, the sheet leaves the game, the Cardinal moves as printed.',
        ),
        example(
          `Catching up. “${sheets.R04}” moves the Cardinal from 7 to 9. If the first in rank has 12 prestige after the reward, he moves on to 12; with 9 or less he stays on 9. Had an opposing sheet won, he would not catch up.`,
        ),
        example(
          'The 30+ tile. With 28 prestige you gain 4: you take the tile, and your marker stands on 2, which means 32. A Cardinal on 20 is behind you, so you have one action.',
        ),
        example(
          'Taking back before resolving. Your only agent in hand is a 2; in the city you have 1, 1 and 3. You place the 2 and fill a sheet: first 1, 1 and 3 come back to your hand; then the box is resolved, and the 2 goes to the city and stays there.',
        ),
        example(
          'A military run. From 3 with military +2 you pass 4 (1 prestige) and reach 5 (income +1). From 7 with +2 you reach 8 (1 prestige), and the second step is lost.',
        ),
        example(
          'A bribe. Somebody’s hidden agent moves from a 2 to a 0: it is turned up for all to see. An open agent that moves from a 0 to a 3 stays open. Nobody pays for it.',
        ),
        example(
          `A neutral player is first (two players). On the winning sheet ${neutrals[0]} has 4, you have 3, your opponent 2. The first reward is lost and the sheet leaves the game; you get the second reward, your opponent nothing.`,
        ),
        example(
          'A final score. Prestige 24, income 5, military 4, alone most Richelieu sheets 8, two sheets of England 4, one of Habsburg 1, one jewel 4: together 50.',
        ),
      ],
    },
    {
      title: 'Your first game',
      blocks: [
        list(
          'Begin by looking for sheets whose first and second reward are both good, and join the side where others invest as well: the second reward is often nearly as good as the first, and a single 1 or 2 on a free space may earn it.',
          'Take income steps early and prestige late: an early step of income pays again and again. A commission to military 2 brings one.',
          'Keep an eye on sheets with one space left. Who places the fifth agent decides when the intrigue ends, and nobody can answer; keep a 3 for that.',
          'Put your −2 face down on the side that you want to lose, or where you lead clearly. They also bring your good agents back sooner, since your hand must be empty first.',
          'With one or two agents left, look at the city: it is time to place the last one when your 3s lie there.',
          'Stay just behind the Cardinal while you can. Two actions are worth about a turn more, and victories of Richelieu pull him up again.',
          'Pay for the left space when a tie is likely; otherwise the cheap ones do as well.',
          'Selling a jewel in the first turns is no sin if the money wins an intrigue. At the end spare money is best put into jewels.',
          'Collect one opposing faction rather than several: the second sheet is worth 3 points, the third 5. And count who has the most Richelieu sheets: that is 8 points.',
        ),
      ],
    },
    {
      title: 'The 26 sheets and the component set',
      blocks: [
        text('The spaces are listed from left to right.'),
        sheetTable(en, reward, true, head),
        sheetTable(en, reward, false, head),
        text('The military track; its costs are the numbers of the spaces:'),
        table(
          ['Space', '1', '2', '3', '4', '5', '6', '7', '8'],
          ['Bonus', '–', 'income', '–', 'prestige', 'income', 'prestige', '–', 'prestige'],
        ),
        text(
          'Component set: reconstructed. The two rule texts that we had show neither the sheets nor the board. From these texts are: the number of sheets and of agents, their values, the setup, all prices of actions and jewels, the bonus chart, and the rewards of one sheet',
          `(“${sheets.E1}”).`,
          'From other published descriptions: that each sheet has five spaces with prices from 3 to 0, what a commission costs, and that both tracks count at the end.',
          'Everything else was designed for Eminence: the prices, rewards, Cardinal steps, names and years of the other sheets, the prices on that one, the lengths of the income and military track and the bonuses on it. A printed copy will differ.',
        ),
        text(
          'Whoever owns the game can write down the figures of the real components and open tables with that set; the rules stay the same.',
        ),
      ],
    },
    rulings,
  ],
}
