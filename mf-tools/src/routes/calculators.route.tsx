import { CalculatorsIcon, LinkButton, Page } from '@dwang/kit';
import { CalculatorDirectory } from '../features/calculators/calculator-directory';

/** `/calculators`: the built-in calculator, and the directory of others. */
export default function CalculatorsRoute() {
  return (
    <Page
      title="Calculators"
      subtitle="Ours works without a connection; the others open in a new tab"
      action={
        <LinkButton type="primary" icon={<CalculatorsIcon />} to="/tools?tool=calculator">
          Built-in Calculator
        </LinkButton>
      }
    >
      <CalculatorDirectory />
    </Page>
  );
}
