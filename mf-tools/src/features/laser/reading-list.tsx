import { Button, DeleteIcon, Text } from '@dwang/kit';
import { type ListMode, metresText, pairsOf, type Reading } from './readings';

interface ReadingListProps {
  readings: readonly Reading[];
  mode: ListMode;
  onTurn: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The lengths, each to be added or taken off. */
export function ReadingList({ readings, mode, onTurn, onRemove }: ReadingListProps) {
  const { pairs, alone } = pairsOf(readings);
  const areaAfter = new Map(pairs.map((pair) => [pair.sides[1].id, pair]));
  const seconds = new Set(areaAfter.keys());
  return (
    <ol className="tools-laser-list" aria-label="Lengths">
      {readings.map((reading, at) => {
        const pair = mode === 'area' ? areaAfter.get(reading.id) : undefined;
        const canTurn = mode === 'length' || !seconds.has(reading.id);
        return (
          <li key={reading.id}>
            <span className="tools-laser-number">{at + 1}</span>
            <span className="tools-laser-length">
              {canTurn && reading.isLess ? '− ' : ''}
              {metresText(reading.metres)} m{pair && <Text rank="secondary">{` × = ${pair.squareMetres.toFixed(2)} m²`}</Text>}
              {mode === 'area' && alone?.id === reading.id && <Text rank="secondary">{' · needs a second side'}</Text>}
            </span>
            {canTurn && (
              <Button
                size="small"
                aria-pressed={reading.isLess}
                aria-label={`Take off length ${at + 1}`}
                onClick={() => onTurn(reading.id)}
              >
                {reading.isLess ? 'Add' : 'Take off'}
              </Button>
            )}
            <Button
              size="small"
              type="text"
              icon={<DeleteIcon aria-hidden />}
              aria-label={`Delete length ${at + 1}`}
              onClick={() => onRemove(reading.id)}
            />
          </li>
        );
      })}
    </ol>
  );
}
