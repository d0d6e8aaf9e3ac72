import { CalculatorCategory, type CalculatorLink } from '@dwang/contracts';
import { useListCalculatorsQuery } from '../../../api/directories';
import { Directory } from '../../../parts/directory';
import { hostOf } from '../../../parts/host-of';
import { OutsideButton } from '../../../parts/outside-link';

const CATEGORIES = CalculatorCategory.options;
const labelOf = (category: CalculatorCategory): string => category;
const textOf = ({ name }: CalculatorLink): string => name;

/** Calculators elsewhere on the web. Source of texts and categories: specification 1, section 2. */
export function CalculatorDirectory() {
  const query = useListCalculatorsQuery();
  return (
    <Directory<CalculatorCategory, CalculatorLink>
      query={query}
      noun="calculators"
      categories={CATEGORIES}
      labelOf={labelOf}
      textOf={textOf}
      empty={{ text: 'No calculators found. Try adjusting your search.' }}
    >
      {({ name, url }) => (
        <>
          <div className="tools-directory-words">
            <strong>{name}</strong>
            <span>{hostOf(url)}</span>
          </div>
          <OutsideButton href={url} label={`Open Calculator: ${name}`}>
            Open Calculator
          </OutsideButton>
        </>
      )}
    </Directory>
  );
}
