import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Link } from '../../../ui/link';
import { theme } from '../../../ui/theme';
import { useGetQuestionsQuery } from '../material-api';
import { ANSWER_FORM } from './answer-form';
import { OWN_WORDS } from './use-answer-told';

/** The question that is open on this page, or those in the settings, where any of the four can be answered again. */
export function GeneralNote() {
  const { data } = useGetQuestionsQuery();
  const navigate = useNavigate();
  if (!data) return null;
  const isHere = data.interview.open || data.weekly !== null;
  const words = 'Answer one question';
  return (
    <Note>
      General so far.{' '}
      {isHere ? (
        <Press type="button" onClick={() => !focusQuestion() && void navigate(OWN_WORDS)}>
          {words}
        </Press>
      ) : (
        <Link to={OWN_WORDS}>{words}</Link>
      )}
      , and your next ideas start with it.
    </Note>
  );
}

/** To the field, which opens where the question still is a line; false where another one waits to be answered before. */
function focusQuestion(): boolean {
  const place = document.getElementById(ANSWER_FORM);
  if (place instanceof HTMLButtonElement) place.click();
  else place?.querySelector('textarea')?.focus();
  return place !== null;
}

const Note = styled.p`
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-wrap: pretty;
`;

/** Looks like a link, because it leads to another place of the page. */
const Press = styled.button`
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-decoration-color: ${theme.color.control};
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: currentColor;
  }
`;
