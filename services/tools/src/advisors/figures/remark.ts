export interface Remark {
  title: string;
  text: string;
  /** The document behind the figure. */
  basis: string;
  sources: readonly string[];
}

/** Of the largest that is beyond; the limit alone only where nothing is. */
export function gravest<Figure>(
  figures: readonly Figure[],
  size: (figure: Figure) => number,
  judge: (figure: Figure) => 'beyond' | 'open' | null,
): { figure: Figure; is: 'beyond' | 'open' } | null {
  const judged = figures.map((figure) => ({ figure, is: judge(figure) })).sort((a, b) => size(b.figure) - size(a.figure));
  const found = judged.find(({ is }) => is === 'beyond') ?? judged.find(({ is }) => is === 'open');
  return found?.is ? { figure: found.figure, is: found.is } : null;
}

export const remark = (title: string, text: string, basis: string, ...sources: string[]): Remark => ({
  title,
  text,
  basis,
  sources,
});
