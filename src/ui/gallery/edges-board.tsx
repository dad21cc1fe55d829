import { MessageSquare, Plus } from 'lucide-react';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { GhostRows } from '../ghost';
import { Field } from '../field';
import { List, ListRow } from '../list';
import { Metric, MetricStrip } from '../metric-strip';
import { PageHeader } from '../page-header';
import { Panel } from '../panel';
import { Progress } from '../progress';
import { Row } from '../stack';
import { Switch } from '../switch';
import { Tag } from '../tag';
import { TextInput } from '../text-input';
import { Board } from './board';

/** Difficult input: names that are far too long, words without spaces, right-to-left text. */
export function EdgesBoard() {
  return (
    <>
      <Board title="Two hundred letters">
        <PageHeader
          title={LONG}
          sentence={UNBROKEN}
          actions={
            <Button variant="primary" icon={<Plus />}>
              Create Content
            </Button>
          }
        />
        <Panel title={LONG} side={<Badge status="active" />}>
          <List label="Long names">
            <ListRow
              glyph={<MessageSquare />}
              title={LONG}
              meta={UNBROKEN}
              side={<Badge status="in-progress" />}
              to="/ui"
            />
            <ListRow
              glyph={<MessageSquare />}
              title={UNBROKEN}
              meta="Conversation · 20 minutes ago"
              side={<Button size="sm">{LONG}</Button>}
            />
          </List>
        </Panel>
        <Row>
          <Tag>{UNBROKEN}</Tag>
          <Button variant="primary">{LONG}</Button>
        </Row>
        <Progress label={UNBROKEN} percent={12} />
      </Board>
      <Board title="Right to left">
        <div dir="rtl" lang="ar" style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <PageHeader
            title="صباح الخير يا مايا"
            sentence="ثلاث أفكار تنتظر موافقتك."
            actions={
              <Button variant="primary" icon={<Plus />}>
                إنشاء محتوى
              </Button>
            }
          />
          <MetricStrip label="هذا الأسبوع">
            <Metric label="الأشخاص" value="48,690" delta={{ value: 14, unit: '%' }} note="مقارنة بالأسبوع الماضي" />
            <Metric label="المحادثات" value="64" note="3 غير مقروءة" />
            <Metric label="الحجوزات" value="31" />
            <Metric label="الإيرادات" value="$1,840" />
          </MetricStrip>
          <Panel title="النشاط الأخير" side={<Badge status="active">يعمل</Badge>}>
            <List label="النشاط">
              <ListRow
                leading={<Avatar id="lina" name="لينا خوري" />}
                title="لينا خوري تسأل عن طاولة لعشرة أشخاص"
                meta="محادثة · منذ 20 دقيقة"
                side={<Badge status="pending">قيد الانتظار</Badge>}
                to="/ui"
              />
            </List>
          </Panel>
          <Field label="كلمة المرور" error="كلمتا المرور غير متطابقتين">
            <TextInput type="password" defaultValue="12345678" canReveal autoComplete="off" />
          </Field>
          <Switch checked onChange={() => undefined}>
            التعلم التلقائي
          </Switch>
          <EmptyState ghost={<GhostRows />} title="لا توجد رسائل بعد" sentence="تظهر هنا رسائل زبائنك من كل القنوات." />
        </div>
      </Board>
    </>
  );
}

const LONG =
  'The Corner Grill, Smokehouse & Rooftop Garden of Bedminster, formerly Okafor & Daughters, purveyors of burgers, fries, milkshakes and Sunday roasts to families, commuters and night owls since 1987, Bristol BS3';
const UNBROKEN = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  .repeat(3)
  .slice(0, 200);
