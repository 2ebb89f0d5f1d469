export { type BenchPlan, benchRules, type RulesRow } from './rules.ts'
