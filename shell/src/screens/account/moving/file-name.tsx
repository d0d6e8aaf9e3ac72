/** The name of the export, of which very long ones show their beginning. */
export const FileName = ({ children }: { children: string }) => (
  <p className="shell-import-file-name" title={children}>
    {children}
  </p>
);
