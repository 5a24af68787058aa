/** Compiled rules stand in files of their own: a decision needs no store. */
export const rulesInFiles = `
DROP TABLE rule_index;
DROP TABLE rule_marks;
DROP TABLE rules;
DROP TABLE rule_sets;
`
