import { Heading, NamedIcon, Page, Panel, Stack, Text } from '@dwang/kit';
import './demos.css';

/** The names that manifests use. */
const NAMES = ['home', 'jobs', 'finance', 'tools', 'calculators', 'resources', 'weather', 'map', 'clock', 'invoices', 'help'];
const LINES = [
  ['sm', 'Small text'],
  ['md', 'Running text'],
  ['lg', 'Large text'],
  ['xl', 'A heading'],
  ['secondary', 'Text that explains'],
  ['good', 'Good news'],
] as const;

/** `/font-icon-example`: icons named by a word take the size and colour of the text around them, as a font's letters do. */
export default function FontIconExample() {
  return (
    <Page title="Font Icon Example" subtitle="Icons that take the size and colour of the text around them" width="narrow">
      <Panel>
        <div className="tools-demo-lines">
          {LINES.map(([size, words]) => (
            <p key={size} className={`tools-demo-line-${size}`}>
              <NamedIcon name="tools" /> {words} <NamedIcon name="weather" />
            </p>
          ))}
        </div>
      </Panel>
      <Stack gap={3}>
        <Heading>Names</Heading>
        <ul className="tools-demo-icons" aria-label="Named icons">
          {NAMES.map((name) => (
            <li key={name} className="tools-demo-icon">
              <NamedIcon name={name} />
              {name}
            </li>
          ))}
        </ul>
        <Text rank="secondary">A name that is not known draws four squares.</Text>
      </Stack>
    </Page>
  );
}
