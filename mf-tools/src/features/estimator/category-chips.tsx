import '../../parts/chips.css';

interface CategoryChipsProps {
  categories: readonly string[];
  value: string;
  /** Empty: all. */
  onChange: (category: string) => void;
}

const named = (category: string): string => category.charAt(0).toUpperCase() + category.slice(1);

/** Categories to press on and off. */
export const CategoryChips = ({ categories, value, onChange }: CategoryChipsProps) => (
  <fieldset className="tools-chips">
    <legend className="dwang-hidden">Category</legend>
    {categories.map((category) => (
      <button
        key={category}
        type="button"
        className="tools-chip"
        aria-pressed={category === value}
        onClick={() => onChange(category === value ? '' : category)}
      >
        {named(category)}
      </button>
    ))}
  </fieldset>
);
