import { styled } from 'styled-components';
import { Details } from '../../../ui/details';
import { theme } from '../../../ui/theme';

/** For the owner, and for anyone who asks the owner. */
export function WhatIsMeasured() {
  return (
    <Details summary="What it measures, and what it does not">
      <Lists>
        <div>
          <h4>Measured</h4>
          <ul>
            <li>Pages people see, and the sites and campaigns they come from</li>
            <li>Clicks on links to other sites, downloads and forms sent</li>
            <li>Bookings and sales that your pages report</li>
            <li>Phone, tablet or desktop, and how fast pages load</li>
          </ul>
        </div>
        <div>
          <h4>Never</h4>
          <ul>
            <li>Cookies, or anything stored on a visitor’s device</li>
            <li>IP addresses or names: each visitor is a number that changes every day</li>
            <li>What people type into forms, or anything after “?” in a web address but the campaign</li>
            <li>Bots, or anyone whose browser asks not to be tracked</li>
          </ul>
        </div>
      </Lists>
    </Details>
  );
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: ${theme.space[4]} ${theme.space[6]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  h4 {
    ${theme.type.sm}
    color: ${theme.color.text1};
  }
  ul {
    display: grid;
    gap: ${theme.space[1]};
    margin-top: ${theme.space[2]};
    padding-inline-start: ${theme.space[4]};
    list-style: disc;
  }
`;
