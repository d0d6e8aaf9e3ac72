/** What a progress of 0 to 100 is called on screen. */
export function progressLabel(progress: number): 'Not Started' | 'In Progress' | 'Complete' {
  if (progress <= 0) return 'Not Started';
  return progress >= 100 ? 'Complete' : 'In Progress';
}
