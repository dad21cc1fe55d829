import { styled } from 'styled-components';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton';
import { theme } from '../../../../ui/theme';

/** The shape of the blog: one article large, three small. */
export function BlogSkeleton() {
  return (
    <Skeleton label="Loading articles">
      <Large>
        <Picture />
        <Lines />
      </Large>
      <Three>
        {[0, 1, 2].map((index) => (
          <div key={index}>
            <Picture />
            <Lines />
          </div>
        ))}
      </Three>
    </Skeleton>
  );
}

function Lines() {
  return (
    <Words>
      <SkeletonBlock width="35%" />
      <SkeletonBlock width="85%" height="1.5rem" />
      <SkeletonBlock width="70%" />
    </Words>
  );
}

const Picture = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.panel};
  background: ${theme.color.selected};
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[4]};
`;

const Large = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
  gap: 0 ${theme.space[10]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[8]};
  margin-top: ${theme.space[16]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
