import {
  Button,
  ConstructionLoader,
  type ConstructionLoaderProps,
  FullScreenLoader,
  Page,
  Panel,
  Row,
  Segmented,
  Stack,
  Switch,
  Text,
} from '@dwang/kit';
import { Input } from '@dwang/kit/form';
import { useEffect, useState } from 'react';
import './demos.css';

type Size = NonNullable<ConstructionLoaderProps['size']>;

const SIZES: Size[] = ['small', 'medium', 'large'];
/** Milliseconds. Source: specification 1, section 2. */
const FULLSCREEN_FOR = 3_000;

/** `/loader-demo`: the construction loader in its sizes, with any message, on the page or over the whole window. */
export default function LoaderDemo() {
  const [size, setSize] = useState<Size>('medium');
  const [message, setMessage] = useState('Loading...');
  const [isShown, setShown] = useState(true);
  const [isFullscreen, setFullscreen] = useState(false);
  const [isBrief, setBrief] = useState(false);
  useEffect(() => {
    if (!isBrief) return;
    const timer = setTimeout(() => setBrief(false), FULLSCREEN_FOR);
    return () => clearTimeout(timer);
  }, [isBrief]);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setFullscreen(false);
      setBrief(false);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);
  const covers = isBrief || (isShown && isFullscreen);
  return (
    <Page title="Loader Demo" subtitle="A stud wall that is being nogged, while something is on the way" width="narrow">
      <Panel>
        <Stack>
          <Segmented<Size> options={SIZES} value={size} onChange={setSize} aria-label="Size" />
          <div>
            <label htmlFor="tools-loader-message">Message</label>
            <Input
              id="tools-loader-message"
              value={message}
              maxLength={80}
              onChange={(event) => setMessage(event.target.value)}
            />
          </div>
          <Toggle label="Show" checked={isShown} onChange={setShown} />
          <Toggle label="Fullscreen" checked={isFullscreen} onChange={setFullscreen} />
          <Text rank="secondary">Escape or a tap leaves the fullscreen loader.</Text>
          <Row>
            <Button type="primary" onClick={() => setBrief(true)}>
              Show fullscreen for 3 s
            </Button>
          </Row>
        </Stack>
      </Panel>
      <Panel className="tools-demo-stage">
        {isShown && !isFullscreen && <ConstructionLoader size={size} message={message} />}
      </Panel>
      {covers && <Cover message={message} onLeave={() => setFullscreen(false)} />}
    </Page>
  );
}

function Cover({ message, onLeave }: { message: string; onLeave: () => void }) {
  useEffect(() => {
    window.addEventListener('pointerdown', onLeave);
    return () => window.removeEventListener('pointerdown', onLeave);
  }, [onLeave]);
  return <FullScreenLoader message={message} />;
}

function Toggle({ label, ...control }: { label: string; checked: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Row spread>
      <span>{label}</span>
      <Switch aria-label={label} {...control} />
    </Row>
  );
}
