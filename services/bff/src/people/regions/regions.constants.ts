import { type Language } from '../../common/messages/languages.constants.js';

/** A place with its established names in English, Chinese and Khmer. */
export interface Place {
  code: string;
  names: Record<Language, string>;
}

/** One day. Administrative divisions change at most about once a year. */
export const REGIONS_MAX_AGE_S = 86_400;

export const CHINA: Place = { code: 'CN', names: { 'en-US': 'China', 'zh-CN': '中国', 'km-KH': 'ចិន' } };
export const CAMBODIA: Place = {
  code: 'KH',
  names: { 'en-US': 'Cambodia', 'zh-CN': '柬埔寨', 'km-KH': 'កម្ពុជា' },
};

/** The official list of Chinese divisions has a code for residents abroad, which the package omits. */
export const OVERSEAS: Place = {
  code: '990000',
  names: { 'en-US': 'Overseas', 'zh-CN': '海外', 'km-KH': 'ក្រៅប្រទេស' },
};

const province = (code: string, en: string, zh: string, km: string): Place => ({
  code,
  names: { 'en-US': en, 'zh-CN': zh, 'km-KH': km },
});

/** As in ISO 3166-2:KH. */
export const CAMBODIAN_PROVINCES: readonly Place[] = [
  province('KH-1', 'Banteay Meanchey', '班迭棉吉省', 'បន្ទាយមានជ័យ'),
  province('KH-2', 'Battambang', '马德望省', 'បាត់ដំបង'),
  province('KH-3', 'Kampong Cham', '磅湛省', 'កំពង់ចាម'),
  province('KH-4', 'Kampong Chhnang', '磅清扬省', 'កំពង់ឆ្នាំង'),
  province('KH-5', 'Kampong Speu', '磅士卑省', 'កំពង់ស្ពឺ'),
  province('KH-6', 'Kampong Thom', '磅通省', 'កំពង់ធំ'),
  province('KH-7', 'Kampot', '贡布省', 'កំពត'),
  province('KH-8', 'Kandal', '干丹省', 'កណ្តាល'),
  province('KH-9', 'Koh Kong', '戈公省', 'កោះកុង'),
  province('KH-10', 'Kratie', '桔井省', 'ក្រចេះ'),
  province('KH-11', 'Mondulkiri', '蒙多基里省', 'មណ្ឌលគិរី'),
  province('KH-12', 'Phnom Penh', '金边市', 'ភ្នំពេញ'),
  province('KH-13', 'Preah Vihear', '柏威夏省', 'ព្រះវិហារ'),
  province('KH-14', 'Prey Veng', '波罗勉省', 'ព្រៃវែង'),
  province('KH-15', 'Pursat', '菩萨省', 'ពោធិ៍សាត់'),
  province('KH-16', 'Ratanakiri', '腊塔纳基里省', 'រតនគិរី'),
  province('KH-17', 'Siem Reap', '暹粒省', 'សៀមរាប'),
  province('KH-18', 'Preah Sihanouk', '西哈努克省', 'ព្រះសីហនុ'),
  province('KH-19', 'Stung Treng', '上丁省', 'ស្ទឹងត្រែង'),
  province('KH-20', 'Svay Rieng', '柴桢省', 'ស្វាយរៀង'),
  province('KH-21', 'Takeo', '茶胶省', 'តាកែវ'),
  province('KH-22', 'Oddar Meanchey', '奥多棉吉省', 'ឧត្តរមានជ័យ'),
  province('KH-23', 'Kep', '白马省', 'កែប'),
  province('KH-24', 'Pailin', '拜林省', 'ប៉ៃលិន'),
  province('KH-25', 'Tboung Khmum', '特本克蒙省', 'ត្បូងឃ្មុំ'),
];
