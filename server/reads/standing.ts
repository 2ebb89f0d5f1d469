/** The setup and the moves that were not taken back. */
export function standing<S extends { readonly kind: 'setup' | 'move' | 'undo' }>(steps: readonly S[]): S[] {
  const kept: S[] = []
  for (const step of steps) {
    if (step.kind === 'undo') kept.pop()
    else kept.push(step)
  }
  return kept
}
