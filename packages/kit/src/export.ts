/** Lists as files: CSV, Excel and PDF. What draws them loads when a file is asked for. */

export { eachRow } from './export/each-row';
export { ExportMenu, type ExportMenuProps } from './export/export-menu';
export { exportRows, fileOf } from './export/export-rows';
export type { ExportColumn, ExportFormat } from './export/export-types';
export { PrintButton } from './export/print-button';
export { saveFile, showFile } from './export/save-file';
