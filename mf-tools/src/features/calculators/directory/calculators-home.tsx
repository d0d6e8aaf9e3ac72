import { Heading, Page, Segmented, Stack, Tile, TileGrid } from '@dwang/kit';
import { ToolIcon } from '../../../tool-icon';
import { TABS, useCalculatorAddresses } from '../addresses';
import { BuiltInCalculators } from './built-in';
import { tilesOf } from './tool-tiles';

/** `/calculators`: the tabs, the tiles of each, and the built-in calculators. */
export function CalculatorsHome() {
  const { tab, chooseTab, toTile } = useCalculatorAddresses();
  return (
    <Page title="Calculators" subtitle="Answers while you type, kept with a job, also without a network">
      <Stack gap={6}>
        <div>
          <Segmented aria-label="Category" options={TABS} value={tab} onChange={chooseTab} />
        </div>
        <section aria-label="Tools">
          <TileGrid>
            {tilesOf(tab).map(({ id, title, text, tool, icon }) => (
              <Tile key={id} title={title} text={text} icon={<ToolIcon id={icon ?? tool ?? 'calculator'} />} to={toTile(id)} />
            ))}
          </TileGrid>
        </section>
        {tab !== 'ar' && (
          <section aria-label="Built-in calculators">
            <Stack gap={3}>
              <Heading>Built-in calculators</Heading>
              <BuiltInCalculators />
            </Stack>
          </section>
        )}
      </Stack>
    </Page>
  );
}
