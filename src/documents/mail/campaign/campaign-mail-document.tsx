import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { EmailBlock } from '../../../domain/email-block';
import { campaignRules, campaignStyles as styles } from './campaign-look';
import { addressLines, reasonOf, WAY_OUT, type CampaignMailInput, type CampaignMaking } from './campaign-making';
import { shownBlocks } from './shown-blocks';
import { SimpleBlockView } from './simple-block-view';

/**
 * A campaign's mail as HTML whose variables are Liquid: tables and inline styles, because clients drop the head; what the
 * head adds is the dark theme and narrow screens. It ends with who writes, where they are and the way out.
 */
export function CampaignMailDocument({ mail, making }: { mail: CampaignMailInput; making: CampaignMaking }) {
  const { subject, preheader, blocks } = mail;
  const { slots } = making;
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{slots.take(subject)}</title>
        <style>{campaignRules(making.colours)}</style>
      </Head>
      <Body className="canvas" style={styles.body}>
        {/* What follows would be shown after a short preview text: blanks that take its place. */}
        <div style={styles.hidden}>{slots.take(preheader)}{' \u200c\u00a0'.repeat(Math.max(0, PREVIEW - preheader.length))}</div>
        <Section className="canvas" style={{ backgroundColor: styles.body.backgroundColor }}>
          <Row>
            <Column align="center" style={{ padding: '24px 12px' }}>
              <Container className="panel hairline brandline wide" width={600} style={{ ...styles.panel, ...(making.colours.line !== null && { borderTop: `4px solid ${making.colours.line}` }) }}>
                <Masthead making={making} />
                {shownBlocks(blocks, making).map((block, index) => <BlockRow key={index} block={block} making={making} />)}
                <WayOut reason={reasonOf(mail)} making={making} />
              </Container>
            </Column>
          </Row>
        </Section>
        <div style={styles.hidden} aria-hidden="true">
          {slots.own('{% if honeypot != "" %}')}
          <Link href={slots.own('{{ honeypot }}')} tabIndex={-1} style={{ color: styles.hidden.color }}>&nbsp;</Link>
          {slots.own('{% endif %}')}
        </div>
        <div style={{ height: 1, lineHeight: '1px' }}>
          {slots.own('{% if pixel != "" %}')}
          <Img src={slots.own('{{ pixel }}')} alt="" width={1} height={1} />
          {slots.own('{% endif %}')}
        </div>
      </Body>
    </Html>
  );
}

function Masthead({ making: { look, slots } }: { making: CampaignMaking }) {
  return (
    <Section>
      <Row>
        <Column className="pad" style={{ padding: '26px 32px 4px' }}>
          {look.logoUrl === null ? <Text className="text1" style={styles.name}>{slots.take(look.businessName)}</Text> : <Img src={slots.take(look.logoUrl)} alt={slots.take(look.businessName)} height={40} style={{ height: 40, width: 'auto', maxWidth: 240 }} />}
        </Column>
      </Row>
    </Section>
  );
}

function BlockRow({ block, making }: { block: EmailBlock; making: CampaignMaking }) {
  return (
    <Section>
      <Row>
        <Column className="pad" style={{ padding: '12px 32px' }}>
          {block.kind === 'columns' ? (
            <Row>
              {([block.left, block.right] as const).map((column, side) => (
                <Column key={side} className="column" width="50%" style={{ width: '50%', verticalAlign: 'top', [side === 0 ? 'paddingRight' : 'paddingLeft']: GAP / 2 }}>
                  {column.map((inner, index) => <div key={index} style={{ paddingTop: index === 0 ? 0 : 14 }}><SimpleBlockView block={inner} making={making} width={(WIDTH - GAP) / 2} /></div>)}
                </Column>
              ))}
            </Row>
          ) : <SimpleBlockView block={block} making={making} width={WIDTH} />}
        </Column>
      </Row>
    </Section>
  );
}

/** Who writes and from where (CAN-SPAM, section 5(a)(5)), why, and how to end it. */
function WayOut({ reason, making: { look, slots } }: { reason: string; making: CampaignMaking }) {
  return (
    <Section>
      <Row>
        <Column className="pad hairline" style={{ padding: '20px 32px 26px', borderTop: styles.line.borderTop }}>
          <Text className="text2" style={styles.small}>
            <strong>{slots.take(look.businessName)}</strong>
            {addressLines(look).map((line, index) => <span key={index}><br />{slots.take(line)}</span>)}
          </Text>
          <Text className="text2" style={{ ...styles.small, margin: 0 }}>
            {reason}{reason && ' '}
            {slots.own('{% if preferences != "" %}')}<Link href={slots.own('{{ preferences }}')} className="text2" style={styles.quietLink}>{WAY_OUT}</Link>{slots.own('{% else %}')}{WAY_OUT} (a link in the mail that is sent){slots.own('{% endif %}')}
          </Text>
        </Column>
      </Row>
    </Section>
  );
}

const WIDTH = 536;
const GAP = 24;
/** What mailboxes show of a preview text at most. */
const PREVIEW = 120;
