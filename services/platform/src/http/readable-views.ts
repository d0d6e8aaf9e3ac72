import { AppError } from '../errors/app-errors';

/** The views of a page's rows. A row whose stored values cannot be read becomes the error, which the answer leaves out and logs. */
export const readableViews = <Row, View>(rows: readonly Row[], view: (row: Row) => View): View[] =>
  rows.map((row) => {
    try {
      return view(row);
    } catch (error) {
      if (error instanceof AppError) throw error;
      return error as View;
    }
  });
