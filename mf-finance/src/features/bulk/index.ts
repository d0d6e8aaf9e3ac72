export { BulkExportButton } from './bulk-export-button';
export { XeroButton } from './xero-button';
