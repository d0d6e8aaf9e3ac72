import { errorText } from '@dwang/client';
import type { CompanyImport } from '@dwang/contracts';
import { Alert, Button, ItemList, ItemRow, showToast } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { countedTables } from './counted-tables';
import { FileName } from './file-name';
import { useRemoveCompanyImportMutation } from './imports-api';

/** What has come, that it is the same, and who must be invited. */
export function ImportResult({ work: { id, fileName, tables, people } }: { work: CompanyImport }) {
  const { dismiss, isLoading } = useDismiss(id);
  return (
    <div className="shell-import">
      <Alert
        type="success"
        showIcon
        title="All of it is in your company"
        description={`The checksums of all ${tables.length} tables are those of the export.`}
      />
      <FileName>{fileName}</FileName>
      <DetailList items={countedTables(tables)} />
      {people.length > 0 && (
        <>
          <p className="shell-import-note">
            These people came along with their hours, and cannot sign in yet. Invite them under Team with the same email, and they
            are themselves again.
          </p>
          <ItemList label="People who came along">
            {people.map(({ name, email }) => (
              <ItemRow key={email} title={name} text={email} />
            ))}
          </ItemList>
        </>
      )}
      <div className="shell-import-buttons">
        <Button loading={isLoading} onClick={() => void dismiss()}>
          Hide this
        </Button>
      </div>
    </div>
  );
}

/** Why nothing was imported. */
export function ImportFailed({ work, onAgain }: { work: CompanyImport; onAgain: () => void }) {
  const { dismiss, isLoading } = useDismiss(work.id);
  return (
    <div className="shell-import">
      <Alert type="error" showIcon role="alert" title="The export was not imported" description={work.problem} />
      <FileName>{work.fileName}</FileName>
      <div className="shell-import-buttons">
        <Button loading={isLoading} onClick={() => void dismiss()}>
          Hide this
        </Button>
        <Button type="primary" onClick={onAgain}>
          Choose another file
        </Button>
      </div>
    </div>
  );
}

function useDismiss(id: number) {
  const [remove, { isLoading }] = useRemoveCompanyImportMutation();
  const dismiss = async () => {
    try {
      await remove(id).unwrap();
    } catch (error) {
      showToast({ tone: 'error', title: 'Still here', description: errorText(error, 'Please try again.') });
    }
  };
  return { dismiss, isLoading };
}
