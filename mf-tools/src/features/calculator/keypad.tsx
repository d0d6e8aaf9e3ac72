import { Button } from '@dwang/kit';
import type { Calculator } from './use-calculator';

const KEYS = ['C', '(', ')', '÷', '7', '8', '9', '×', '4', '5', '6', '−', '1', '2', '3', '+', '0', '.', '%', '='] as const;
const UNIT_KEYS = ['mm', 'm', '⌫', 'M+', 'MR', 'MC'] as const;

const NAMES: Record<string, string> = {
  C: 'Clear',
  '÷': 'Divide by',
  '×': 'Times',
  '−': 'Minus',
  '+': 'Plus',
  '=': 'Equals',
  '⌫': 'Delete last',
  'M+': 'Add to memory',
  MR: 'Recall memory',
  MC: 'Clear memory',
  '%': 'Per cent',
};

/** The keys, large enough for a thumb in a glove. */
export function Keypad({ calculator }: { calculator: Calculator }) {
  const press = (key: string) => {
    const actions: Record<string, () => void> = {
      C: calculator.clear,
      '=': calculator.enter,
      '⌫': calculator.deleteLast,
      'M+': calculator.addToMemory,
      MR: calculator.recallMemory,
      MC: calculator.clearMemory,
    };
    (actions[key] ?? (() => calculator.append(key)))();
  };
  return (
    <fieldset className="tools-keypad" aria-label="Keys">
      <div className="tools-keypad-units">
        {UNIT_KEYS.map((key) => (
          <Key key={key} label={key} onPress={press} disabled={(key === 'MR' || key === 'MC') && !calculator.hasMemory} />
        ))}
      </div>
      <div className="tools-keypad-digits">
        {KEYS.map((key) => (
          <Key key={key} label={key} onPress={press} main={key === '='} />
        ))}
      </div>
    </fieldset>
  );
}

interface KeyProps {
  label: string;
  onPress: (label: string) => void;
  main?: boolean;
  disabled?: boolean;
}

function Key({ label, onPress, main = false, disabled = false }: KeyProps) {
  return (
    <Button
      size="large"
      type={main ? 'primary' : 'default'}
      disabled={disabled}
      aria-label={NAMES[label]}
      onClick={() => onPress(label)}
    >
      {label}
    </Button>
  );
}
