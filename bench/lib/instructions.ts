export function instructionsIn(_folder: string): void {}
