import { type EmailedTimesheet, ErrorCode } from '@dwang/contracts';
import { MailRight } from '@dwang/identity';
import { AppError, fitFileName, Invalid, Mail, readDocumentType, type Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';

const PDF = 'application/pdf';

/** Sends a timesheet that the browser has drawn. */
@Injectable()
export class TimesheetMail {
  constructor(
    private readonly mail: Mail,
    private readonly right: MailRight,
  ) {}

  /** Throws `Invalid` for what is no PDF, and status 503 when the mail server does not take the letter. */
  async send(
    { companyId, companyName }: Scope,
    { to, name }: { to: string; name: string },
    content: Buffer,
  ): Promise<EmailedTimesheet> {
    if (readDocumentType(content) !== PDF) throw new Invalid('file', 'Please send a PDF');
    if (!this.mail.isOn) return { sent: false };
    await this.right.demand(companyId);
    const filename = `${fitFileName(name)}.pdf`;
    const text = `Attached is ${filename}, a timesheet of ${companyName}.\n`;
    try {
      await this.mail.send({
        about: { kind: 'timesheet', companyId },
        to,
        subject: `Timesheet of ${companyName}`,
        text,
        attachments: [{ filename, contentType: PDF, content }],
      });
    } catch {
      throw new AppError(503, ErrorCode.letterNotTaken, 'The mail server did not take the letter. Please try again.');
    }
    return { sent: true };
  }
}
