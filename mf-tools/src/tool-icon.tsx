import type { ToolId } from './tool-list';

const PATHS: Record<ToolId, string> = {
  measure: 'M3 16 16 3l5 5L8 21zM7 12l2 2m1-5 3 3m0-6 2 2',
  level: 'M2 9h20v6H2zM9 9v6m6-6v6m-3-1.6a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8z',
  calculator: 'M5 3h14v18H5zM8 6h8v3H8zm0 6h.01M12 12h.01M16 12h.01M8 16h.01M12 16h.01M16 16v2',
};

/** A tool's line drawing, in the colour of the text around it. */
export function ToolIcon({ id }: { id: ToolId }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[id]} strokeLinecap="round" />
    </svg>
  );
}
