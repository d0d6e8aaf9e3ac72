import type { ReactNode } from 'react';

const Sun = ({ small = false }: { small?: boolean }) => (
  <g className="dwang-glyph-sun" transform={small ? 'translate(-4.6 -5) scale(0.84)' : undefined}>
    <circle cx="16" cy="16" r="5.6" />
    <path d="M16 4.6v3M16 24.4v3M4.6 16h3M24.4 16h3M7.9 7.9l2.1 2.1M22 22l2.1 2.1M7.9 24.1 10 22M22 10l2.1-2.1" />
  </g>
);

const Moon = ({ small = false }: { small?: boolean }) => (
  <path
    className="dwang-glyph-moon"
    transform={small ? 'translate(-3 -4.6) scale(0.8)' : undefined}
    d="M24.6 19.2A9.6 9.6 0 1 1 14.4 6.2a7.6 7.6 0 0 0 10.2 13Z"
  />
);

const Cloud = ({ raised = false }: { raised?: boolean }) => (
  <path
    className="dwang-glyph-cloud"
    transform={raised ? 'translate(0 -4.4)' : undefined}
    d="M10.2 26a5.7 5.7 0 0 1-.7-11.3 7.4 7.4 0 0 1 14.2 1.4A5 5 0 0 1 23.4 26Z"
  />
);

const drops = (count: number) => (
  <path className="dwang-glyph-rain" d={['M11.6 24l-1.4 4', 'M17 24l-1.4 4', 'M22.4 24l-1.4 4'].slice(0, count).join('')} />
);

const PICTURES: Record<string, ReactNode> = {
  'clear-day': <Sun />,
  'clear-night': <Moon />,
  'partly-day': (
    <>
      <Sun small />
      <Cloud />
    </>
  ),
  'partly-night': (
    <>
      <Moon small />
      <Cloud />
    </>
  ),
  cloudy: <Cloud />,
  fog: (
    <>
      <Cloud raised />
      <path className="dwang-glyph-mist" d="M8 25h16M10 29h12" />
    </>
  ),
  drizzle: (
    <>
      <Cloud raised />
      {drops(2)}
    </>
  ),
  rain: (
    <>
      <Cloud raised />
      {drops(3)}
    </>
  ),
  snow: (
    <>
      <Cloud raised />
      <path className="dwang-glyph-snow" d="M11 25v.01M16 27v.01M21 25v.01M13.4 29.4v.01M18.6 29.4v.01" />
    </>
  ),
  thunder: (
    <>
      <Cloud raised />
      <path className="dwang-glyph-bolt" d="m17 21.6-3.6 5h3.4L15.4 31l4.6-5.8h-3.4l1.8-3.6Z" />
    </>
  ),
};

/** The picture of a weather by the name that the API gives it (`clear-day`, `rain` …). Silent: the words stand beside it. Sized by the font. */
export function WeatherGlyph({ name }: { name: string }) {
  return (
    <svg className="dwang-glyph" viewBox="0 0 32 32" width="1em" height="1em" aria-hidden="true" focusable="false">
      {PICTURES[name] ?? PICTURES.cloudy}
    </svg>
  );
}
