import * as v from 'valibot'

/** Where a message is not what it should be, and how: for who wrote the program that sent it. */
export const problemOf = (issue: v.BaseIssue<unknown>): string => {
  const where = v.getDotPath(issue)
  return where === null ? issue.message : `${where}: ${issue.message}`
}
