import type { CalculatorCategory, CalculatorLink } from '@dwang/contracts';
import { CALCULATOR_CATEGORIES } from '@dwang/contracts/values';
import { useListCalculatorsQuery } from '../../../api/directories';
import { Directory } from '../../../parts/directory';
import { hostOf } from '../../../parts/host-of';
import { OutsideButton } from '../../../parts/outside-link';

const labelOf = (category: CalculatorCategory): string => category;
const textOf = ({ name }: CalculatorLink): string => name;

/** Calculators elsewhere on the web. Source of texts and categories: specification 1, section 2. */
export function CalculatorDirectory() {
  const query = useListCalculatorsQuery();
  return (
    <Directory<CalculatorCategory, CalculatorLink>
      query={query}
      noun="calculators"
      categories={CALCULATOR_CATEGORIES}
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
