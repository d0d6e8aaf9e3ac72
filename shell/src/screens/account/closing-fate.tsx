import { Alert, formatDay, Stack } from '@dwang/kit';

interface ClosingFateProps {
  /** Its name. */
  company: string;
  /** Somebody may be left in the company. */
  goesOn: boolean;
  /** The company may close with the account. */
  mayClose: boolean;
  /** Until the end of this day everybody works on before it closes; null when it would close at once. */
  graceUntil: string | null;
}

/** What goes with an account, what stays, and when. */
export function ClosingFate({ company, goesOn, mayClose, graceUntil }: ClosingFateProps) {
  const day = mayClose && graceUntil ? formatDay(graceUntil) : null;
  return (
    <>
      <Stack gap={2}>
        {(!day || goesOn) && (
          <Alert
            type="warning"
            showIcon
            title={
              day
                ? 'If somebody takes over, this happens at once and cannot be undone.'
                : 'This happens at once and cannot be undone.'
            }
          />
        )}
        {day && (
          <Alert
            type="info"
            showIcon
            title={
              goesOn
                ? `If ${company} closes, everybody works on until the end of ${day}. Until then you can keep it.`
                : `${company} closes after ${day}. Until then you work on as before, and can keep it.`
            }
          />
        )}
      </Stack>
      <ul className="shell-close-list">
        <li>
          Erased {day && !goesOn ? 'then' : 'at once'}: your {!goesOn && 'name, '}email, phone, picture, password, passkeys,
          authenticator app, settings, dashboard, notifications, push messages, feedback and a running timer.
        </li>
        <li>All your devices are signed out {day && !goesOn ? 'then' : 'at once'}, and nobody can sign in as you again.</li>
        {goesOn && (
          <li>
            What you did for {company} (jobs, hours, invoices, photos, notes) stays with it under your name: wage and time records
            must say who worked.
          </li>
        )}
        {mayClose && (
          <li>
            {goesOn ? 'If you close it for everybody' : `${company} closes with you`}: photos, notes, tasks, measurements, results
            of tools and the contact details of clients are erased {day ? 'on the day of closing' : 'at once'}. Hours, jobs and
            invoices must be kept by New Zealand law (tax records seven years, wage and time records six); nobody can see them,
            and they are erased eight years after closing.
          </li>
        )}
      </ul>
    </>
  );
}
