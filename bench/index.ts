export { type BenchPlan, type BenchStep, benchRules, type RulesRow } from './rules.ts'
