import { choiceOf } from '../../common/field-tables/field-table.constants.js';
import { LANGUAGES } from '../../common/messages/languages.constants.js';
import {
  CONTENT_KINDS,
  CONTENT_STATES,
  PUBLICATIONS,
  SOURCES,
  SUBJECTS,
} from '../../content/content/content.constants.js';

export const KIND = choiceOf('ContentKind', CONTENT_KINDS, {
  text: { 'en-US': 'Text', 'zh-CN': '纯文本', 'km-KH': 'អត្ថបទ' },
  imageText: { 'en-US': 'Image and text', 'zh-CN': '图文类', 'km-KH': 'រូបភាព និងអត្ថបទ' },
  video: { 'en-US': 'Video', 'zh-CN': '视频类', 'km-KH': 'វីដេអូ' },
});

export const SUBJECT = choiceOf('ContentSubject', SUBJECTS, {
  coding: { 'en-US': 'Coding', 'zh-CN': '编程', 'km-KH': 'ការសរសេរកូដ' },
  robotics: { 'en-US': 'Robotics', 'zh-CN': '机器人', 'km-KH': 'រ៉ូបូត' },
  art: { 'en-US': 'Art', 'zh-CN': '美术', 'km-KH': 'សិល្បៈ' },
  maths: { 'en-US': 'Maths', 'zh-CN': '数学', 'km-KH': 'គណិតវិទ្យា' },
  science: { 'en-US': 'Science', 'zh-CN': '科学', 'km-KH': 'វិទ្យាសាស្ត្រ' },
  safety: { 'en-US': 'Online safety', 'zh-CN': '网络安全', 'km-KH': 'សុវត្ថិភាពអនឡាញ' },
});

export const SOURCE = choiceOf('ContentSource', SOURCES, {
  studio: { 'en-US': 'Studio', 'zh-CN': '工作室', 'km-KH': 'ស្ទូឌីយោ' },
  teachers: { 'en-US': 'Teachers', 'zh-CN': '教师', 'km-KH': 'គ្រូ' },
  pupils: { 'en-US': 'Pupils', 'zh-CN': '学生', 'km-KH': 'សិស្ស' },
  partners: { 'en-US': 'Partners', 'zh-CN': '合作伙伴', 'km-KH': 'ដៃគូ' },
  other: { 'en-US': 'Other', 'zh-CN': '其他', 'km-KH': 'ផ្សេងៗ' },
});

export const LANGUAGE = choiceOf('Language', LANGUAGES, {
  'km-KH': { 'en-US': 'Khmer', 'zh-CN': '高棉语', 'km-KH': 'ខ្មែរ' },
  'zh-CN': { 'en-US': 'Chinese', 'zh-CN': '中文', 'km-KH': 'ចិន' },
  'en-US': { 'en-US': 'English', 'zh-CN': '英语', 'km-KH': 'អង់គ្លេស' },
});

export const STATE = choiceOf('ContentState', CONTENT_STATES, {
  draft: { 'en-US': 'Draft', 'zh-CN': '草稿', 'km-KH': 'សេចក្តីព្រាង' },
  inspecting: { 'en-US': 'In review', 'zh-CN': '审核中', 'km-KH': 'កំពុងពិនិត្យ' },
  rejected: { 'en-US': 'Rejected', 'zh-CN': '未通过', 'km-KH': 'មិនអនុម័ត' },
  approved: { 'en-US': 'Approved', 'zh-CN': '已通过', 'km-KH': 'បានអនុម័ត' },
  online: { 'en-US': 'Online', 'zh-CN': '已上线', 'km-KH': 'ដាក់ឱ្យប្រើ' },
  offline: { 'en-US': 'Offline', 'zh-CN': '已下线', 'km-KH': 'ដកចេញ' },
  removed: { 'en-US': 'In the bin', 'zh-CN': '在回收站', 'km-KH': 'ក្នុងធុងសំរាម' },
});

export const ONLINE = choiceOf('ContentPublication', PUBLICATIONS, {
  online: { 'en-US': 'Online', 'zh-CN': '线上', 'km-KH': 'ដាក់ឱ្យប្រើ' },
  offline: { 'en-US': 'Taken offline', 'zh-CN': '已下线', 'km-KH': 'បានដកចេញ' },
  never: { 'en-US': 'Never', 'zh-CN': '未上线过', 'km-KH': 'មិនទាន់' },
});
