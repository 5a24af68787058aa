import type { Environment } from '../../base/environment.ts'
import { isFilled } from '../../platform/files/reading.ts'
import { homeOfProgram } from '../../platform/paths.ts'

/**
 * The environment with the homes that the person installed the program in. A hook inherits its environment from an agent, and whoever
 * sets HOME or THROUGHLINE_HOME there would bring rules and settings of their own; where the program stands only the person decides.
 */
export function atHome(environment: Environment, program: string): Environment {
  const home = homeOfProgram(program)
  if (home === undefined) return environment
  const isUsual = home.endsWith('/.throughline') || home.endsWith('\\.throughline')
  // Of any other folder with a program in its bin only the store tells that it is a home.
  if (!isUsual && !isFilled(`${home}/throughline.db`)) return environment
  const userHome = isUsual ? home.slice(0, -'/.throughline'.length) : environment.HOME
  const { THROUGHLINE_HOME: said } = environment
  if ((said === home || (said === undefined && isUsual)) && environment.HOME === userHome) return environment
  return { ...environment, HOME: userHome, THROUGHLINE_HOME: home }
}
