import { CALCULATORS } from '@dwang/domain/calculators';
import { useUser } from '@dwang/shell-api';
import { useEffect } from 'react';
import { useCalculatorAddresses } from '../features/calculators/addresses';
import { CalculatorsHome } from '../features/calculators/directory/calculators-home';
import { OpenedTile } from '../features/calculators/directory/opened-tile';
import { findTile } from '../features/calculators/directory/tool-tiles';
import { CalculatorPage } from '../features/calculators/sheet/calculator-page';
import { noteUse } from '../parts/last-used';

/** `/calculators`: all of them; `?calculator=` is one of ours, `?open=` the tool of a tile. */
export default function CalculatorsRoute() {
  const { calculator, opened, back } = useCalculatorAddresses();
  const { id: userId } = useUser();
  useEffect(() => {
    if (CALCULATORS.some(({ id }) => id === calculator)) noteUse('calculators', userId, calculator as string);
  }, [calculator, userId]);
  const tile = findTile(opened);
  if (calculator !== null) return <CalculatorPage id={calculator} back={back} />;
  return tile ? <OpenedTile tile={tile} back={back} /> : <CalculatorsHome />;
}
