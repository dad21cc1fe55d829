import type { CSSProperties, ReactNode } from 'react';

/** A table that only places what is in it. */
export const MailTable = ({
  width,
  className,
  style,
  children,
}: {
  width: number | string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) => (
  <table role="presentation" width={width} cellPadding={0} cellSpacing={0} className={className} style={style}>
    <tbody>{children}</tbody>
  </table>
);
