import type { ResourceCategory } from '@dwang/contracts';
import { categoryLabel, RESOURCE_CATEGORIES } from './categories';

interface CategoryTilesProps {
  value: ResourceCategory | null;
  countOf: (category: ResourceCategory) => number;
  /** A second press on the chosen one takes it off. */
  onChange: (value: ResourceCategory | null) => void;
}

/** The eight categories as tiles to press on and off. */
export function CategoryTiles({ value, countOf, onChange }: CategoryTilesProps) {
  return (
    <fieldset className="tools-categories">
      <legend className="dwang-hidden">Category</legend>
      {RESOURCE_CATEGORIES.map((category) => (
        <button
          key={category}
          type="button"
          className="tools-category"
          aria-pressed={category === value}
          onClick={() => onChange(category === value ? null : category)}
        >
          <strong>{categoryLabel(category)}</strong>
          <span>{countOf(category)}</span>
        </button>
      ))}
    </fieldset>
  );
}
