import { safeName, type SystemEmail } from './system-email';

/** A hand-written email from a member of a workspace to a contact: their words as typed, and who they are. */
export const contactEmail = ({
  subject: typed,
  text,
  writer,
  workspace,
}: {
  subject: string;
  text: string;
  writer: string;
  workspace: string;
}): SystemEmail => {
  const who = [safeName(writer), safeName(workspace)].filter(Boolean).join(', ');
  const subject = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    subject,
    preheader: [...(lines[0] ?? '')].slice(0, 120).join(''),
    heading: subject,
    paragraphs: lines,
    after: [`${who} wrote this email to you personally. Reply to it to answer them.`],
  };
};
