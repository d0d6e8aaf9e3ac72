import { CALCULATORS, type Calculator, loadCalculator } from '@dwang/domain/calculators';
import { EmptyState, ErrorState, LinkButton, Page, PageSkeleton } from '@dwang/kit';
import { LeftIcon } from '@dwang/kit/data';
import { useEffect, useState } from 'react';
import { CalculatorSheet } from './calculator-sheet';
import { FavouriteToggle } from './favourite-toggle';

interface CalculatorPageProps {
  id: string;
  /** The address of the tiles. */
  back: string;
}

/** The page of one built-in calculator; its code loads here. */
export function CalculatorPage({ id, back }: CalculatorPageProps) {
  const entry = CALCULATORS.find((one) => one.id === id);
  const { calculator, isFailed, retry } = useCalculator(id);
  return (
    <Page
      title={entry?.title ?? 'Calculator'}
      subtitle={entry?.text}
      extra={entry && <FavouriteToggle id={id} />}
      action={
        <LinkButton to={back} icon={<LeftIcon aria-hidden />}>
          Back to All
        </LinkButton>
      }
    >
      {!entry ? (
        <EmptyState text="There is no such calculator" hint="The link may be of an older version." />
      ) : isFailed ? (
        <ErrorState
          title="Could not load the calculator"
          reason="It loads once with a network, then works without."
          onRetry={retry}
        />
      ) : calculator ? (
        <CalculatorSheet key={id} calculator={calculator} />
      ) : (
        <PageSkeleton variant="form" />
      )}
    </Page>
  );
}

function useCalculator(id: string) {
  const [calculator, setCalculator] = useState<Calculator>();
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    let isWanted = true;
    setFailed(false);
    setCalculator(undefined);
    loadCalculator(id).then(
      (found) => isWanted && setCalculator(found),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [id, tries]);
  return { calculator, isFailed, retry: () => setTries(tries + 1) };
}
