import type { ReactNode } from 'react';
import type { EmailBlock } from '../../../domain/email-block';
import { campaignStyles as styles } from './campaign-look';
import { addressLines, reasonOf, type CampaignMailInput, type CampaignMaking } from './campaign-making';
import { MailTable } from './mail-table';
import { shownBlocks } from './shown-blocks';
import { SimpleBlockView } from './simple-block-view';

/**
 * A campaign's email as HTML with Liquid variables: tables and inline styles, because some clients drop the
 * head; the head only adds the dark theme and narrow screens (`STYLE_MARK` is replaced by them). It ends with
 * the sender, their address and the unsubscribe link.
 */
export function CampaignMailDocument({ mail, making }: { mail: CampaignMailInput; making: CampaignMaking }) {
  const { subject, preheader, blocks } = mail;
  const { slots } = making;
  return (
    <html lang={mail.language} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>{slots.take(subject)}</title>
        <style>{STYLE_MARK}</style>
      </head>
      <body className="canvas" style={styles.body}>
        {preheader.trim() !== '' && (
          <div style={styles.hidden}>
            {slots.take(preheader)}
            {fillerAfter(preheader)}
          </div>
        )}
        <MailTable width="100%" className="canvas" style={{ backgroundColor: styles.body.backgroundColor }}>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <MailTable
                width={600}
                className={making.colours.line === null ? 'panel hairline' : 'panel hairline brandline'}
                style={{
                  ...styles.panel,
                  ...(making.colours.line !== null && { borderTop: `4px solid ${making.colours.line}` }),
                }}
              >
                <PanelRow padding="26px 32px 4px">
                  <Masthead making={making} />
                </PanelRow>
                {shownBlocks(blocks, making).map((block, index) => (
                  <PanelRow key={index} padding="12px 32px">
                    <BlockView block={block} making={making} />
                  </PanelRow>
                ))}
                <WayOut reason={reasonOf(mail)} making={making} />
              </MailTable>
            </td>
          </tr>
        </MailTable>
        {slots.own('{% if honeypot != "" %}')}
        <div style={styles.hidden} aria-hidden="true">
          <a href={slots.own('{{ honeypot }}')} tabIndex={-1}>
            &nbsp;
          </a>
        </div>
        {slots.own('{% endif %}{% if pixel != "" %}')}
        <img src={slots.own('{{ pixel }}')} alt="" width={1} height={1} style={styles.picture} />
        {slots.own('{% endif %}')}
      </body>
    </html>
  );
}

/**
 * Mailboxes fill a short preview text with the start of the email; blanks that they do not collapse take up the
 * room instead.
 */
const fillerAfter = (preheader: string): string => '\u200c '.repeat(Math.max(0, PREVIEW - preheader.length));

const PanelRow = ({ padding, children }: { padding: string; children: ReactNode }) => (
  <tr>
    <td className="pad text1" style={{ ...styles.cell, padding }}>
      {children}
    </td>
  </tr>
);

const Masthead = ({ making: { look, slots } }: { making: CampaignMaking }) =>
  look.logoUrl === null ? (
    <p style={styles.name}>{slots.take(look.businessName)}</p>
  ) : (
    <img
      src={slots.take(look.logoUrl)}
      alt={slots.take(look.businessName)}
      height={40}
      style={{ ...styles.picture, height: 40, width: 'auto', maxWidth: 240 }}
    />
  );

function BlockView({ block, making }: { block: EmailBlock; making: CampaignMaking }) {
  if (block.kind !== 'columns') return <SimpleBlockView block={block} making={making} width={WIDTH} />;
  return (
    <MailTable width="100%">
      <tr>
        {([block.left, block.right] as const).map((column, side) => (
          <td
            key={side}
            className="column text1"
            width="50%"
            style={{
              ...styles.cell,
              width: '50%',
              verticalAlign: 'top',
              [side === 0 ? 'paddingRight' : 'paddingLeft']: GAP / 2,
            }}
          >
            {column.map((inner, index) => (
              <div key={index} style={{ paddingTop: index === 0 ? 0 : 14 }}>
                <SimpleBlockView block={inner} making={making} width={(WIDTH - GAP) / 2} />
              </div>
            ))}
          </td>
        ))}
      </tr>
    </MailTable>
  );
}

/** Who sends and from where (CAN-SPAM, section 5(a)(5)), why, and how to unsubscribe. */
function WayOut({ reason, making: { look, slots, words } }: { reason: string; making: CampaignMaking }) {
  return (
    <tr>
      <td
        className="pad hairline text2"
        style={{ ...styles.smallCell, padding: '20px 32px 26px', borderTop: styles.line.borderTop }}
      >
        <p style={{ margin: '0 0 8px' }}>
          <strong>{slots.take(look.businessName)}</strong>
          {addressLines(look).flatMap((line, index) => [<br key={index} />, slots.take(line)])}
        </p>
        <p style={{ margin: 0 }}>
          {reason}
          {reason && ' '}
          {slots.own('{% if preferences != "" %}')}
          <a href={slots.own('{{ preferences }}')} className="text2" style={styles.quietLink}>
            {words.unsubscribe}
          </a>
          {slots.own('{% else %}')}
          {words.unsubscribe} ({words.linkWhenSent}){slots.own('{% endif %}')}
        </p>
      </td>
    </tr>
  );
}

/** Replaced by the style rules that the email uses, known once it is rendered. */
export const STYLE_MARK = 'rules';
const WIDTH = 536;
const GAP = 24;
/** How many characters of a preview text phones show; on wide screens the business's name follows. */
const PREVIEW = 40;
