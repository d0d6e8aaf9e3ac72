import { Link, Stack, Text } from '@dwang/kit';
import { useCalculatorAddresses } from '../addresses';
import { CalculatorDirectory } from './calculator-directory';
import { foundCalculators } from './found-calculators';
import './built-in.css';

/** Ours that hold the words of the search, and the directory of others. */
export function AllCalculators() {
  const { typed, back, toCalculator } = useCalculatorAddresses();
  const found = foundCalculators(typed).flatMap(({ calculators }) => calculators);
  return (
    <Stack>
      {typed === '' ? (
        <Text>
          <Link to={back}>{found.length} built-in calculators</Link> work without a network. Those below open in a new tab.
        </Text>
      ) : (
        found.length > 0 && (
          <nav aria-label="Built-in calculators" className="tools-calc-own tools-calc-own-all">
            {found.map(({ id, title }) => (
              <Link key={id} to={toCalculator(id)} className="tools-calc-own-link">
                {title}
              </Link>
            ))}
          </nav>
        )
      )}
      <CalculatorDirectory />
    </Stack>
  );
}
