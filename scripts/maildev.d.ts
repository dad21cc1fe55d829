/** What scripts/mailbox.ts uses of maildev 2; the package has no types of its own. */
declare module 'maildev' {
  const maildev: (options: { smtp: number; web: number; ip: string; mailDirectory: string; silent: boolean }) => {
    listen(): Promise<void>;
  };
  export = maildev;
}
