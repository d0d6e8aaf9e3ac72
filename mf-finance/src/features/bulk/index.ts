export { BulkExportButton } from './bulk-export-button';
