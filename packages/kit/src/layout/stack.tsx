import type { ReactNode } from 'react';

/** Steps of 4 px: 1 = 4 px, 2 = 8 px, 4 = 16 px, 6 = 24 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 6;

interface StackProps {
  children: ReactNode;
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
}

/** Things under each other. */
export function Stack({ children, gap = 4, align = 'stretch' }: StackProps) {
  return <div className={`dwang-stack dwang-gap-${gap} dwang-align-${align}`}>{children}</div>;
}

/** Things beside each other, wrapping; `spread` pushes them apart. */
export function Row({ children, gap = 2, align = 'center', spread = false }: StackProps & { spread?: boolean }) {
  return <div className={`dwang-row dwang-gap-${gap} dwang-align-${align}${spread ? ' dwang-row-spread' : ''}`}>{children}</div>;
}
