import { errorText, useDispatch } from '@dwang/client';
import type { CompanyImport } from '@dwang/contracts';
import { Alert, Button, Dialog, fileSize } from '@dwang/kit';
import { UploadIcon } from '@dwang/kit/data';
import { useRef, useState } from 'react';
import { useSession } from '../../../session';
import { problemOfZip } from './chosen-zip';
import { useStartCompanyImportMutation } from './imports-api';
import { sendExport } from './sending';

export interface ImportDialogProps {
  /** An import that stopped while it was sent: its file is asked for again. */
  begun: CompanyImport | null;
  onClose: () => void;
}

/** Says what an import does, asks for the file, and begins to send it. */
export default function ImportDialog({ begun, onClose }: ImportDialogProps) {
  const dispatch = useDispatch();
  const [start, { isLoading }] = useStartCompanyImportMutation();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  /** What kept it from beginning, and may have passed by the next try. */
  const [refusal, setRefusal] = useState('');
  const choose = async (chosen: File) => {
    setFile(chosen);
    setRefusal('');
    const isOther = begun !== null && chosen.size !== begun.size;
    setProblem(
      isOther
        ? `This is another file than ${begun.fileName}. Choose that one, or cancel the import.`
        : await problemOfZip(chosen),
    );
  };
  const send = async () => {
    if (!file) return;
    setRefusal('');
    try {
      const work = begun ?? (await start({ fileName: file.name.slice(0, 200), size: file.size }).unwrap());
      void sendExport(dispatch, work, file);
      onClose();
    } catch (error) {
      setRefusal(errorText(error, 'Please try again.'));
    }
  };
  const buttons = (
    <>
      <Button onClick={onClose}>Not now</Button>
      <Button type="primary" loading={isLoading} disabled={!file || problem !== ''} onClick={() => void send()}>
        {begun ? 'Go on' : 'Import'}
      </Button>
    </>
  );
  return (
    <Dialog open size="small" title={begun ? 'Go on with the import' : 'Import an export'} onClose={onClose} footer={buttons}>
      {!begun && <WhatHappens />}
      <ZipField file={file} name={begun?.fileName} onChoose={(chosen) => void choose(chosen)} />
      {(problem || refusal) && <Alert type="error" showIcon role="alert" title={problem || refusal} />}
    </Dialog>
  );
}

function WhatHappens() {
  const { user } = useSession();
  return (
    <ul className="shell-close-list">
      <li>Choose the zip that an owner downloaded at the other installation, under Settings, Your data, Export.</li>
      <li>
        Jobs, hours, clients, quotes, invoices with their numbers, photos and files come into {user?.company.name}, and its
        details become those of the export. The next invoice number follows.
      </li>
      <li>All of it is checked first. It is written as a whole or not at all.</li>
      <li>
        People come along with their hours, and sign in once you have invited them. Passwords, links for clients and running
        timers stay behind. You sign in as before.
      </li>
    </ul>
  );
}

interface ZipFieldProps {
  file: File | null;
  /** Which one is asked for. */
  name?: string;
  onChoose: (file: File) => void;
}

function ZipField({ file, name, onChoose }: ZipFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="shell-import-file">
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label="The zip of the export"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
      <Button icon={<UploadIcon />} onClick={() => input.current?.click()}>
        {file ? 'Choose another' : 'Choose the zip'}
      </Button>
      <span className="shell-import-name">{file ? `${file.name} · ${fileSize(file.size)}` : (name ?? 'No file chosen')}</span>
    </div>
  );
}
