import { Button } from '@dwang/kit';
import { setGraphics } from './graphics';
import { useGraphics } from './use-graphics';

/** Names what a press brings: the other look of the moving background. */
export function GraphicsSwitch() {
  const isEco = useGraphics() === 'eco';
  return (
    <Button size="small" type="text" className="shell-graphics" onClick={() => setGraphics(isEco ? 'full' : 'eco')}>
      {isEco ? 'Full Graphics' : 'Eco Mode'}
    </Button>
  );
}
