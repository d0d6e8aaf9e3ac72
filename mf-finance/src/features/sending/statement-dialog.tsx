import type { ClientStatement } from '@dwang/contracts';
import { Button } from '@dwang/kit';
import { saveFile } from '@dwang/kit/export';
import { statementFileName } from '@dwang/papers/words';
import { useGetStatementLetterQuery, useSendStatementMutation } from '../../api/sending';
import { documentPdf } from '../../pdf/document-pdf';
import { LetterDialog } from '../../sending/letter-dialog';

/** Sends a client the statement of the period that is shown. */
export function StatementDialog({ statement, onClose }: { statement: ClientStatement; onClose: () => void }) {
  const { clientId, from, to, clientName } = statement;
  const proposed = useGetStatementLetterQuery({ clientId, from, to });
  const [send] = useSendStatementMutation();
  const download = async () => saveFile(await documentPdf({ kind: 'statement', statement }), statementFileName(statement));
  return (
    <LetterDialog
      title={`Statement for ${clientName}`}
      proposed={proposed}
      paper={statement}
      sendLabel="Send"
      onSend={(letter) => send({ clientId, letter: { ...letter, fromDay: from, toDay: to } }).unwrap()}
      attachment={
        <div>
          <Button onClick={() => void download()}>Download the attachment</Button>
        </div>
      }
      onDownload={download}
      onClose={onClose}
    />
  );
}
