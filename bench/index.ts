export { type BenchPlan, type BenchStep, benchRules, type RulesRow } from './rules/rules.ts'
export { benchServer, type ServerPlan, type ServerReport, type ServerRow } from './server/server.ts'
