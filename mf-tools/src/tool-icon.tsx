/** Line drawings of 24 by 24, by the tool's id. */
const PATHS: Readonly<Record<string, string>> = {
  measure: 'M3 16 16 3l5 5L8 21zM7 12l2 2m1-5 3 3m0-6 2 2',
  level: 'M2 9h20v6H2zM9 9v6m6-6v6m-3-1.6a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8z',
  angle: 'M3 20h18M3 20 17 5M12 20a12 12 0 0 0-3.5-6',
  'laser-distance': 'M3 9h6v6H3zM9 12h2m2 0h2m2 0h2M21 5v14',
  calculator: 'M5 3h14v18H5zM8 6h8v3H8zm0 6h.01M12 12h.01M16 12h.01M8 16h.01M12 16h.01M16 16v2',
  'area-calc': 'M4 4h16v16H4zM4 10l6-6M4 16 16 4M8 20 20 8M14 20l6-6',
  'volume-calc': 'M12 2 21 7v10l-9 5-9-5V7zM3 7l9 5 9-5M12 12v10',
  'unit-converter': 'M4 8h15l-4-4M20 16H5l4 4',
  camera: 'M3 7h5l2-3h4l2 3h5v13H3zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  'note-taking': 'M5 3h10l4 4v14H5zM15 3v4h4M9 12h6M9 16h6',
  sound: 'M4 14v-4M8 18V6M12 15V9M16 20V4M20 14v-4',
  'site-planner': 'M3 3h18v18H3zM3 14h8V3M11 14v7M16 21v-5h5',
  models: 'M12 2 20 7v10l-8 5-8-5V7zM12 12 4 7m8 5 8-5m-8 5v10',
  'framing-viewer': 'M3 4h18M3 20h18M5 4v16M12 4v16M19 4v16M5 12h7M12 9h7',
  plumbing: 'M3 8h6a3 3 0 0 1 3 3v2a3 3 0 0 0 3 3h6M3 5v6M21 13v6M16 4v5M13.5 4h5',
  electrical: 'M13 2 5 14h6l-1 8 8-12h-6z',
  'weather-impact': 'M7 16a4 4 0 1 1 1-7.9A5 5 0 0 1 17.5 9 3.5 3.5 0 0 1 17 16zM8 19l-1 2M13 19l-1 2M18 19l-1 2',
  schedule: 'M4 5h16v16H4zM4 10h16M8 3v4M16 3v4M8 14h3M8 17h6',
  materials: 'M3 8l9-5 9 5-9 5zM3 12l9 5 9-5M3 16l9 5 9-5',
  'ar-preview': 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M12 7l5 3v5l-5 3-5-3v-5zM7 10l5 3 5-3M12 13v5',
};

/** A tool's line drawing, in the colour of the text around it. */
export function ToolIcon({ id }: { id: string }) {
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
      <path d={PATHS[id] ?? PATHS.models} strokeLinecap="round" />
    </svg>
  );
}
