import type { Mark } from '@dwang/papers';

const PAGE = { width: 210, height: 297 };
const MILLIMETRES_PER_POINT = 25.4 / 72;

/** Pages of an A4 document as pictures, drawn from the marks of its `Sheet`. White in every theme, as paper is. */
export function Paper({ pages, label }: { pages: readonly (readonly Mark[])[]; label: string }) {
  return (
    <div className="dwang-papers">
      {pages.map((marks, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={index}
          className="dwang-paper"
          role="img"
          aria-label={pages.length > 1 ? `${label}, page ${index + 1} of ${pages.length}` : label}
          viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
        >
          {marks.map((mark, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name but their order
            <Drawn key={at} mark={mark} />
          ))}
        </svg>
      ))}
    </div>
  );
}

function Drawn({ mark }: { mark: Mark }) {
  if (mark.kind === 'box') {
    const { x, y, width, height } = mark;
    return <rect className="dwang-paper-shade" x={x} y={y} width={width} height={height} rx={1.5} />;
  }
  if (mark.kind === 'picture') {
    const { data, x, y, width, height } = mark;
    return <image href={data} x={x} y={y} width={width} height={height} />;
  }
  if (mark.kind === 'line') return <line className="dwang-paper-rule" x1={mark.x} x2={mark.end} y1={mark.y} y2={mark.y} />;
  const { text, x, y, size, weight, ink, align, turn } = mark;
  return (
    <text
      className={`dwang-paper-${ink}`}
      x={x}
      y={y}
      fontSize={size * MILLIMETRES_PER_POINT}
      fontWeight={weight === 'bold' ? 600 : 400}
      textAnchor={align === 'right' ? 'end' : 'start'}
      transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}
    >
      {text}
    </text>
  );
}
