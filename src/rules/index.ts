export {
  createRules,
  type RuleAnswer,
  type RuleProblem,
  type RuleReason,
  type RuleSet,
  type RulesGiven,
} from './create-rules.ts'
export { PACKS } from './feature/place.ts'
