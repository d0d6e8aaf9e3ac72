import { Alert, Button, Stack } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { History } from './history';
import { Keypad } from './keypad';
import { useCalculator } from './use-calculator';
import './calculator.css';

/** A builder's calculator: exact decimals, lengths in mixed units, GST on and off, the last results kept on this device. */
export default function CalculatorTool() {
  const calculator = useCalculator();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(calculator.answer.replace(/ (m|ft)[²³]?$/, '').replaceAll(',', ''));
      notify.success({ title: 'Copied', seconds: 2 });
    } catch {
      notify.warning({
        title: 'Could not copy',
        description: 'This browser did not allow it. Select the result and copy it by hand.',
      });
    }
  };
  return (
    <Stack gap={3}>
      <div className="tools-calculator-display">
        <input
          className="tools-calculator-sum"
          aria-label="Sum"
          autoComplete="off"
          spellCheck={false}
          value={calculator.text}
          placeholder="2.4m + 600mm"
          onChange={(event) => calculator.setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === '=') {
              event.preventDefault();
              calculator.enter();
            }
          }}
        />
        <output className="tools-calculator-answer" aria-live="polite" aria-label="Result">
          {calculator.answer || '0'}
        </output>
      </div>
      {calculator.fault && <Alert type="warning" showIcon title={calculator.fault} role="alert" />}
      <Keypad calculator={calculator} />
      <div className="tools-calculator-extras">
        <Button onClick={calculator.addGst}>+ GST 15%</Button>
        <Button onClick={calculator.removeGst}>− GST 15%</Button>
        <Button onClick={copy} disabled={!calculator.answer}>
          Copy result
        </Button>
      </div>
      <History lines={calculator.history} onUse={calculator.append} onClear={calculator.clearHistory} />
    </Stack>
  );
}
