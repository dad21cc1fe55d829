/** The part of maildev 2 that scripts/mailbox.ts uses; the package has no types. */
declare module 'maildev' {
  const maildev: (options: { smtp: number; web: number; ip: string; mailDirectory: string; silent: boolean }) => {
    listen(): Promise<void>;
  };
  export = maildev;
}
