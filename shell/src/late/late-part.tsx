import { lazy, type ReactNode, Suspense, useState } from 'react';
import { RemoteError, toRemoteError } from '../federation/remote-error';
import { loadOrRenew } from '../offline/renew-page';
import { reportClientError } from '../screens/error/report-client-error';
import { ErrorCatcher } from './error-catcher';

type Part<Props> = (props: Props) => ReactNode;
export type LoadPart<Props> = () => Promise<{ default: Part<Props> }>;

interface LateLook<Props> {
  /** Stands in until the code is here. */
  waiting: ReactNode;
  /** What is shown when the code did not arrive, or failed; `retry` starts afresh. */
  renderFailure: (reason: string, retry: () => void, props: Props) => ReactNode;
}

const FAULT = 'It stopped because of a fault of ours.';
const reasonOf = (error: unknown): string => (error instanceof RemoteError ? error.message : FAULT);

/** The part's lazy component, shared by all its places, so that what has arrived once is there at once. */
class LateSource<Props extends object> {
  component = this.fresh();

  constructor(private readonly load: LoadPart<Props>) {}

  /** React remembers a failed lazy component for ever. */
  renew(): void {
    this.component = this.fresh();
  }

  private fresh() {
    return lazy(async () => {
      const { default: Loaded } = await loadOrRenew(this.load).catch((cause: unknown) => {
        throw toRemoteError(cause);
      });
      return { default: (props: Props) => <Loaded {...props} /> };
    });
  }
}

interface LatePlaceProps<Props extends object> {
  source: LateSource<Props>;
  look: LateLook<Props>;
  partProps: Props;
}

function LatePlace<Props extends object>({ source, look, partProps }: LatePlaceProps<Props>) {
  const [{ Shown, attempt }, setTry] = useState({ Shown: source.component, attempt: 0 });
  const onError = (error: unknown) => {
    source.renew();
    if (!(error instanceof RemoteError)) void reportClientError(error, window.location.pathname);
  };
  const retry = () => setTry({ Shown: source.component, attempt: attempt + 1 });
  return (
    <ErrorCatcher key={attempt} onError={onError} fallback={(error) => look.renderFailure(reasonOf(error), retry, partProps)}>
      <Suspense fallback={look.waiting}>
        <Shown {...partProps} />
      </Suspense>
    </ErrorCatcher>
  );
}

/**
 * A part of the shell whose code is fetched when it is first shown, walled off: where that code does not arrive, as without a network on a
 * device that has not kept it, the rest of the page stays as it is, with what was typed.
 */
export function latePart<Props extends object>(load: LoadPart<Props>, look: LateLook<Props>): Part<Props> {
  const source = new LateSource(load);
  return (props) => <LatePlace source={source} look={look} partProps={props} />;
}
